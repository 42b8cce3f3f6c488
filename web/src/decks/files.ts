/** A deck list is no larger than this; the server reads no more. */
export const MOST_BYTES = 64_000;

/** Why a file cannot be read as a list: a message. */
export class UnreadableFile extends Error {
  readonly key: string;

  constructor(key: string) {
    super(key);
    this.name = "UnreadableFile";
    this.key = key;
  }
}

/** The text in a file. Raises UnreadableFile for what is too large, or no text. */
export async function textOf(file: Blob): Promise<string> {
  if (file.size > MOST_BYTES) throw new UnreadableFile("editor-import-too-large");
  const bytes = await file.arrayBuffer();
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    if (text.includes("\0")) throw new UnreadableFile("editor-import-no-text");
    return text;
  } catch {
    throw new UnreadableFile("editor-import-no-text");
  }
}

/** A name for a file, of letters, digits and dashes of any language. */
export function fileName(name: string, fallback: string): string {
  const plain = name
    .normalize("NFC")
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, "-")
    .replace(/^-+|-+$/g, "");
  return `${[...plain].slice(0, 60).join("") || fallback}.txt`;
}

/** Hands a file to the person at the page. */
export function download(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** Copies a text; where the page may not (a local network has no secure pages), what is selected is copied. */
export async function copyText(text: string, field?: HTMLTextAreaElement | HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.focus();
    field?.select();
    return document.execCommand("copy") && field !== undefined;
  }
}

/** Short quiet tones, made here; off unless wished for. */

export type Tone = "card" | "attack" | "loss" | "win";

interface Note {
  at: number;
  pitch: number;
  length: number;
}

const LOUDNESS = 0.05;

const TONES: Readonly<Record<Tone, readonly Note[]>> = {
  card: [{ at: 0, pitch: 660, length: 0.06 }],
  attack: [
    { at: 0, pitch: 220, length: 0.12 },
    { at: 0.08, pitch: 330, length: 0.14 },
  ],
  loss: [
    { at: 0, pitch: 330, length: 0.14 },
    { at: 0.12, pitch: 247, length: 0.2 },
  ],
  win: [
    { at: 0, pitch: 392, length: 0.14 },
    { at: 0.12, pitch: 494, length: 0.14 },
    { at: 0.24, pitch: 587, length: 0.28 },
  ],
};

let context: AudioContext | undefined;

/** Play a tone. Browsers allow none before the first click; then nothing is heard. */
export function play(tone: Tone): void {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  for (const note of TONES[tone]) sound(context, note);
}

function sound(audio: AudioContext, note: Note): void {
  const start = audio.currentTime + note.at;
  const voice = audio.createOscillator();
  const loudness = audio.createGain();
  voice.type = "sine";
  voice.frequency.value = note.pitch;
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(LOUDNESS, start + 0.01);
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + note.length);
  voice.connect(loudness).connect(audio.destination);
  voice.start(start);
  voice.stop(start + note.length);
}

/** Colours by lightness, chroma and hue (OKLCH), so that palettes keep their contrast whatever their hue. */

const share = (value: number): number => Math.min(1, Math.max(0, value));

function linear(lightness: number, chroma: number, hue: number): [number, number, number] {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

/** A colour as `#rrggbb`. What lies outside of sRGB loses chroma until it fits. */
export function oklch(lightness: number, chroma: number, hue: number): string {
  let left = chroma;
  let parts = linear(lightness, left, hue);
  while (left > 0.005 && parts.some((part) => part < -0.001 || part > 1.001)) {
    left -= 0.005;
    parts = linear(lightness, left, hue);
  }
  const signs = parts.map((part) => {
    const light = share(part);
    const coded = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
    return Math.round(coded * 255).toString(16).padStart(2, "0");
  });
  return `#${signs.join("")}`;
}

/** The relative luminance of `#rrggbb` (WCAG). */
export function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((place) => {
    const part = parseInt(color.slice(place, place + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colours, from 1 to 21 (WCAG). */
export function contrast(one: string, other: string): number {
  const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

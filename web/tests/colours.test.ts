import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync('src/app.css', 'utf8');

type Rgb = [number, number, number];

const IVORY: Rgb = [255, 252, 242];
const hex = (text: string): Rgb =>
  [1, 3, 5].map((at) => parseInt(text.slice(at, at + 2), 16)) as Rgb;

/** The colour that the page's style names so. */
function ink(name: string): Rgb {
  const found = new RegExp(`--suit-${name}: (#[0-9a-f]{6})`).exec(css);
  if (!found?.[1]) throw new Error(`no colour for ${name}`);
  return hex(found[1]);
}

const linear = (value: number): number => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};
const luminance = ([r, g, b]: Rgb): number =>
  0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);

function contrast(one: Rgb, two: Rgb): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(two)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Full dichromacy, after Machado, Oliveira and Fernandes (2009), on linear light. */
const DEFICIENCIES: Record<string, number[][]> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** The colour as CIELAB, seen with a deficiency. */
function lab(colour: Rgb, matrix: number[][]): number[] {
  const light = colour.map(linear);
  const [r = 0, g = 0, b = 0] = matrix.map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        row.reduce((sum, factor, at) => sum + factor * (light[at] ?? 0), 0),
      ),
    ),
  );
  const f = (value: number): number =>
    value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116;
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const distance = (one: number[], two: number[]): number =>
  Math.hypot(...one.map((value, at) => value - (two[at] ?? 0)));

const INKS = Object.fromEntries(['black', 'red', 'blue', 'green'].map((name) => [name, ink(name)]));

describe('the colours of suits', () => {
  it.each(Object.entries(INKS))('%s stands out on the card', (_, colour) => {
    expect(contrast(colour, IVORY)).toBeGreaterThanOrEqual(7);
  });

  it.each(Object.entries(DEFICIENCIES))('are told apart with %s', (_, matrix) => {
    const seen = Object.entries(INKS).map(([name, colour]) => ({ name, at: lab(colour, matrix) }));
    for (const [index, one] of seen.entries())
      for (const two of seen.slice(index + 1))
        expect(distance(one.at, two.at), `${one.name} and ${two.name}`).toBeGreaterThan(18);
  });
});

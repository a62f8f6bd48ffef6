/** Subject of a cover. */
export type Art = 'ridges' | 'ripples' | 'brush' | 'sun' | 'tiles' | 'peaks' | 'flow' | 'orbit' | 'orbs' | 'confetti';

export interface Palette {
  /** Top and bottom of the background. */
  ground: readonly [string, string];
  inks: readonly [string, string, string, string];
}

export const PALETTES = {
  dawn: { ground: ['#2b3a67', '#f6b28a'], inks: ['#f7d9b9', '#e98a6d', '#7c6a9c', '#3e5283'] },
  midnight: { ground: ['#070b24', '#1f2a6b'], inks: ['#8fb3ff', '#c8a6ff', '#4e6bd6', '#f2e9ff'] },
  linen: { ground: ['#f3ebdf', '#d9c7b0'], inks: ['#8c7560', '#b79f86', '#5f5145', '#c98f5c'] },
  frost: { ground: ['#eaf1f7', '#a9c0d6'], inks: ['#6d8cab', '#ffffff', '#46617e', '#c4d6e6'] },
  dusk: { ground: ['#2a1f4a', '#b0607f'], inks: ['#f4c7a1', '#e58c8a', '#7a4a8a', '#ffd9c0'] },
  bamboo: { ground: ['#eef2e2', '#a9c096'], inks: ['#48633f', '#7a9a63', '#2f4530', '#d98e4a'] },
  paper: { ground: ['#f5efe2', '#e4d6bd'], inks: ['#1d1b19', '#4b4640', '#8a8177', '#b3382c'] },
  jade: { ground: ['#e6f2eb', '#8fc1ad'], inks: ['#1f4c43', '#3d7f70', '#6fae9a', '#c9372c'] },
  festival: { ground: ['#7c0f14', '#e2492c'], inks: ['#ffd36b', '#ff9a3c', '#5c0a12', '#fff0c9'] },
  ember: { ground: ['#1a0d12', '#b5401d'], inks: ['#ffb257', '#f2762e', '#7a2418', '#ffe3b0'] },
  abyss: { ground: ['#02131f', '#0f4a5f'], inks: ['#5fd0d6', '#1f7f92', '#0a2c3d', '#bff3f0'] },
  meadow: { ground: ['#f6f8df', '#a8d672'], inks: ['#2f8f5b', '#ffd24a', '#5fb8c9', '#ffffff'] },
  circuit: { ground: ['#0b1f24', '#0f5e5a'], inks: ['#7cf2c8', '#38b89a', '#d9fff2', '#1b3f45'] },
  coffee: { ground: ['#f2e6d5', '#b98a5e'], inks: ['#4b2e1e', '#7d5234', '#f7eee1', '#d2a679'] },
  lagoon: { ground: ['#ecf8f3', '#58bcc0'], inks: ['#0f6f86', '#2b9bab', '#ffd59e', '#ffffff'] },
  neon: { ground: ['#16042c', '#5a0f6e'], inks: ['#ff4fa3', '#ffb13d', '#2de2e6', '#f9f871'] },
  sunset: { ground: ['#4a1c5c', '#ff8a5c'], inks: ['#ffd27a', '#ff5f7e', '#8b2f7b', '#fff1d6'] },
  lemon: { ground: ['#fff8d6', '#ffd84d'], inks: ['#ff8f6b', '#2fa6a0', '#ffffff', '#f2a505'] },
  autumn: { ground: ['#f5e6ce', '#c8713a'], inks: ['#7a2f1d', '#a85a2a', '#f7ebd6', '#4f5d3a'] },
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof PALETTES;

/** The ink that a sun or a star is drawn with. */
export function lightest({ inks }: Palette): string {
  const light = (ink: string) => [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(ink.slice(at, at + 2), 16), 0);
  return inks.toSorted((a, b) => light(b) - light(a))[0]!;
}

/** Covers are square. */
export const SIZE = 1000;

export const circle = (x: number, y: number, radius: number, fill: string, opacity: number, filter = ''): string =>
  `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(1)}" fill="${fill}" opacity="${opacity.toFixed(2)}"${filter && ` filter="${filter}"`}/>`;

/** Light that fades from its middle. */
export function glow(x: number, y: number, radius: number, colour: string, opacity: number): string {
  const id = `glow-${x.toFixed(0)}-${y.toFixed(0)}-${radius.toFixed(0)}`;
  return `<defs><radialGradient id="${id}"><stop offset="0" stop-color="${colour}"/><stop offset="0.5" stop-color="${colour}" stop-opacity="0.5"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient></defs>${circle(x, y, radius, `url(#${id})`, opacity)}`;
}

export const path = (d: string, fill: string, opacity: number, stroke = '', width = 0): string =>
  `<path d="${d}" fill="${fill}" opacity="${opacity.toFixed(2)}"${stroke && ` stroke="${stroke}" stroke-width="${width.toFixed(1)}" stroke-linecap="round"`}/>`;

/** A picture on a background that shades from top to bottom. */
export const picture = ([top, bottom]: readonly [string, string], content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}"><defs><linearGradient id="ground" x1="0" y1="0" x2="0.25" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient><filter id="haze" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="5"/></filter></defs><rect width="${SIZE}" height="${SIZE}" fill="url(#ground)"/>${content}</svg>`;

export interface Palette {
  /** From the zenith to the horizon. */
  sky: [string, string, string, string];
  glow: string;
  sun: string;
  cloud: string;
  /** From the farthest to the nearest. */
  ridges: [string, string, string, string, string];
  stars: boolean;
}

export const palettes = {
  sunset: {
    sky: ['#2a1436', '#6b2f57', '#c46a57', '#f0a35f'],
    glow: '#ffd596',
    sun: '#fff1d6',
    cloud: '#ffd9bf',
    ridges: ['#b3567c', '#8c4069', '#5f2b50', '#361a36', '#160d1a'],
    stars: false,
  },
  night: {
    sky: ['#050816', '#0d1a38', '#1d3760', '#4a6a8f'],
    glow: '#f2e3b0',
    sun: '#fff9e6',
    cloud: '#b9c9dd',
    ridges: ['#2d4f7c', '#223d63', '#182b48', '#0f1b2e', '#080d17'],
    stars: true,
  },
  dawn: {
    sky: ['#274b74', '#5d8fb0', '#a8cbd4', '#f4e6c4'],
    glow: '#fff0c2',
    sun: '#fffbea',
    cloud: '#ffffff',
    ridges: ['#8fb6c2', '#6f97a3', '#4f7582', '#345460', '#1a2d36'],
    stars: false,
  },
  ember: {
    sky: ['#1d1230', '#5b2440', '#b9493f', '#f08a4b'],
    glow: '#ffc27a',
    sun: '#fff0d2',
    cloud: '#ffbd96',
    ridges: ['#b8514e', '#8c3b41', '#622a33', '#3c1b24', '#1a0d13'],
    stars: false,
  },
} satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;

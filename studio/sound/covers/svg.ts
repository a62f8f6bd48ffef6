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

/** A picture on a ground that shades from the top to the bottom. */
export const picture = ([top, bottom]: readonly [string, string], content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE}" height="${SIZE}" viewBox="0 0 ${SIZE} ${SIZE}"><defs><linearGradient id="ground" x1="0" y1="0" x2="0.25" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient><filter id="haze" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="5"/></filter></defs><rect width="${SIZE}" height="${SIZE}" fill="url(#ground)"/>${content}</svg>`;

/** Keys that belong together, by the part of the page that has them; the texts say what each does. */
export const SHORTCUTS = {
  review: [
    ['approve', 'A'],
    ['return', 'R'],
    ['reject', 'X'],
    ['reasons', '1–9'],
    ['confirm', 'Enter'],
    ['takeBack', 'U'],
    ['next', 'J'],
    ['previous', 'K'],
    ['fix', 'F'],
    ['compare', 'D'],
    ['original', 'O'],
    ['play', 'Space'],
    ['sound', 'M'],
    ['select', 'S'],
    ['escape', 'Esc'],
  ],
  verdict: [
    ['accept', 'A'],
    ['reject', 'X'],
    ['reasons', '1–9'],
    ['car', 'C'],
    ['skip', 'J'],
  ],
  salesOrder: [
    ['next', 'J'],
    ['previous', 'K'],
    ['send', 'Ctrl Enter'],
  ],
  priceGrid: [
    ['walk', '← ↑ → ↓'],
    ['below', 'Enter'],
    ['undo', 'Esc'],
  ],
  body: [
    ['blocks', '/'],
    ['link', 'Ctrl K'],
  ],
  judging: [
    ['walk', '← →'],
    ['score', '0–9'],
    ['zoom', 'Z'],
    ['compare', 'C'],
    ['flag', 'F'],
  ],
  editor: [
    ['save', 'Ctrl S'],
    ['submit', 'Ctrl Enter'],
    ['walk', 'Alt ← →'],
    ['close', 'Esc'],
  ],
  film: [
    ['play', 'K'],
    ['step', '← →'],
    ['start', 'Home'],
    ['markIn', 'I'],
    ['markOut', 'O'],
    ['loop', 'L'],
    ['sound', 'M'],
    ['full', 'F'],
  ],
  orders: [['walk', '↑ ↓']],
  rows: [
    ['down', 'J'],
    ['up', 'K'],
  ],
  search: [['focus', '/']],
  find: [['open', 'Ctrl K']],
  player: [
    ['play', 'Space'],
    ['step', '← →'],
    ['move', 'Shift ← →'],
    ['sound', 'M'],
  ],
  everywhere: [
    ['close', 'Esc'],
    ['help', '?'],
  ],
} as const;

export type ShortcutGroup = keyof typeof SHORTCUTS;

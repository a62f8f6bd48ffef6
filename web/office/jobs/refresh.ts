/** How often the desk looks again by itself. The library stops asking while nobody sees the page. */
export const REFRESH_MS = 5_000;

/** Contests come under names that begin so, and their pages too: they go and come with what the demo's editors wrote. */
export const PREFIX = 'demo/';

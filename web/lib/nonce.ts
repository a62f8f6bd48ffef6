/** The content policy lets only styles in that carry this page's nonce. */
export function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
}

/** Scroll locking behind dialogs takes its nonce from the name under which bundlers publish one. */
export function publishNonce(): void {
  Object.assign(globalThis, { __webpack_nonce__: styleNonce() });
}

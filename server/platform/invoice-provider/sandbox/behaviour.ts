/** How the provider's sandbox behaves until told otherwise; tests make it worse than the real one. */
export interface ProviderBehaviour {
  /** How long a token lasts. */
  tokenSeconds: number;
  /** Tokens given until then are no longer taken. */
  tokensEndedAt: number;
  /** Answers nothing but the controls. */
  down: boolean;
  /** Takes what it is sent, but breaks off before it answers. */
  silent: boolean;
  /** How long it waits before it takes a call, and before it answers. */
  takeMs: number;
  answerMs: number;
  /** refuse: at once; fail: later, as the tax authority does; hold: it stays under way. */
  issue: 'normal' | 'refuse' | 'fail' | 'hold';
  /** What may still be invoiced in all; undefined for any amount. */
  quotaFen: number | undefined;
  /** How long issuing takes. */
  readyMs: number;
  /** The XML names another amount. */
  wrongAmount: boolean;
  /** Origin that the addresses of files name, instead of its own. */
  fileOrigin: string | undefined;
  /** Whether buyers must confirm red-flushes: those of special invoices, all or none. */
  confirm: 'special' | 'all' | 'none';
  /** Issues red invoices as soon as their form is confirmed, as the tax authority does. */
  redByItself: boolean;
  callbacks: {
    /** Sends none, so that only asking tells. */
    drop: boolean;
    delayMs: number;
    /** How many copies are sent at once. */
    copies: number;
    /** Origin to send them to, instead of that of the order. */
    origin: string | undefined;
  };
}

export function newProviderBehaviour(): ProviderBehaviour {
  return {
    tokenSeconds: 86_400,
    tokensEndedAt: 0,
    down: false,
    silent: false,
    takeMs: 0,
    answerMs: 0,
    issue: 'normal',
    quotaFen: undefined,
    readyMs: 2000,
    wrongAmount: false,
    fileOrigin: undefined,
    confirm: 'special',
    redByItself: true,
    callbacks: { drop: false, delayMs: 0, copies: 1, origin: undefined },
  };
}

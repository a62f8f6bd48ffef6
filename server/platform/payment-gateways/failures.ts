import type { GatewayName } from '#contract/domain/payment.ts';

/** The gateway did not answer, or nobody can tell whether it was the gateway: what was asked may have happened or not. */
export class GatewayUnanswered extends Error {
  readonly gateway: GatewayName;
  constructor(gateway: GatewayName, why: string) {
    super(`${gateway} did not answer (${why})`);
    this.name = 'GatewayUnanswered';
    this.gateway = gateway;
  }
}

/** The gateway answered, and said no. Nothing has happened. */
export class GatewayRefused extends Error {
  readonly gateway: GatewayName;
  /** Its own code, such as ACQ.TRADE_STATUS_ERROR or ORDERPAID. */
  readonly reason: string;
  constructor(gateway: GatewayName, reason: string) {
    super(`${gateway} refused (${reason})`);
    this.name = 'GatewayRefused';
    this.gateway = gateway;
    this.reason = reason;
  }
}

/** How long a gateway may take for its answer. */
export const ANSWER_MS = 10_000;

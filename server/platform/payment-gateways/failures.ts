import type { GatewayName } from '#contract/domain/payment.ts';

/** The gateway did not answer, or the answer cannot be verified: the request may have taken effect or not. */
export class GatewayUnanswered extends Error {
  readonly gateway: GatewayName;
  constructor(gateway: GatewayName, why: string) {
    super(`${gateway} did not answer (${why})`);
    this.name = 'GatewayUnanswered';
    this.gateway = gateway;
  }
}

/** The gateway answered and refused. Nothing has happened. */
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

/** Time limit for a gateway's answer. */
export const ANSWER_MS = 10_000;

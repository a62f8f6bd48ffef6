import type { GatewayName, NoticeRefusal } from '#contract/domain/payment.ts';

/** A payment for a gateway to collect. */
export interface PaymentRequest {
  /**
   * Our number, the only one that the gateway gets. 6 to 32 letters, digits, `-` and `_`, which both gateways accept.
   */
  outTradeNo: string;
  amountFen: number;
  subject: string;
  expiresAt: Date;
  /** Address to which the buyer's browser returns. */
  returnUrl: string;
  /** Set for a buyer at a phone, with the address of that phone. */
  phone?: { address: string } | undefined;
  /** Set for a buyer inside the gateway's own browser: who they are there, as the gateway has told us. */
  payer?: string | undefined;
}

/** What a page hands to the gateway's own browser, signed by us. */
export interface InsideParameters {
  appId: string;
  timeStamp: string;
  nonceStr: string;
  package: string;
  signType: 'RSA';
  paySign: string;
}

/** Where the buyer pays: a page, the content of a QR code, or the gateway's own browser, which opens the payment. */
export type PaymentTarget =
  | { kind: 'page'; url: string }
  | { kind: 'qr'; codeUrl: string }
  | { kind: 'inside'; parameters: InsideParameters };

/** The state of a payment at the gateway. */
export interface Trade {
  outTradeNo: string;
  /** unknown: the gateway does not know it, or gave a state that we do not know. */
  state: 'paid' | 'unpaid' | 'closed' | 'refunded' | 'unknown';
  /** Set for a payment that was made, even if it was refunded since. */
  paid: { tradeNo: string; amountFen: number; payer: string; at: Date } | undefined;
}

/** A request to our notice address, with its exact bytes. */
export interface RawNotice {
  headers: Record<string, string | undefined>;
  body: Buffer;
}

export type NoticeReading = { trade: Trade } | { refused: NoticeRefusal };

export interface RefundRequest {
  outTradeNo: string;
  /** A repeated request with the same number refunds only once. */
  outRefundNo: string;
  amountFen: number;
  totalFen: number;
  reason: string;
}

export interface NoticeReply {
  status: number;
  contentType: string;
  body: string;
}

/** How a gateway tells us who pays inside its own browser. */
export interface Payers {
  /** Where the browser asks for a code; it comes back with that and the state. */
  address(returnUrl: string, state: string): string;
  /** Undefined when the code is not valid, or was used. */
  payerOf(code: string): Promise<string | undefined>;
}

/** A payment gateway. Every call has a time limit and throws when it is refused or not answered. */
export interface Gateway {
  name: GatewayName;
  /** Undefined when it cannot be paid inside its own browser. */
  payers?: Payers | undefined;
  begin(request: PaymentRequest): Promise<PaymentTarget>;
  ask(outTradeNo: string): Promise<Trade>;
  /** Closes a trade; does nothing when it is already closed or unknown, and refuses a paid one. */
  close(outTradeNo: string): Promise<void>;
  /** Asks for a refund; a repeated call returns its current state. */
  refund(request: RefundRequest): Promise<{ state: 'done' | 'sending'; tradeNo: string | undefined }>;
  /** Checks signature, serial, time and merchant on the raw bytes. Header names are lower-case. */
  readNotice(notice: RawNotice): Promise<NoticeReading>;
  /** Replies that the gateway expects: the notice is on record, or it should try again. */
  acknowledgement: NoticeReply;
  refusal: NoticeReply;
}

export type Gateways = Record<GatewayName, Gateway>;

import type { GatewayName, NoticeRefusal } from '#contract/domain/payment.ts';

/** What a gateway is asked to collect. */
export interface PaymentRequest {
  /** Our number; the gateway never knows another. 6 to 32 letters, digits, `-` and `_`: both take that. */
  outTradeNo: string;
  amountFen: number;
  subject: string;
  expiresAt: Date;
  /** Where the buyer's browser comes back to. */
  returnUrl: string;
}

/** Where the buyer goes: a page, or what a QR code says. */
export type PaymentTarget = { kind: 'page'; url: string } | { kind: 'qr'; codeUrl: string };

/** How a payment stands at the gateway, whoever asked. */
export interface Trade {
  outTradeNo: string;
  /** unknown: the gateway has never heard of it, or says something that we do not know. */
  state: 'paid' | 'unpaid' | 'closed' | 'refunded' | 'unknown';
  /** Of what is paid, and of what was paid back since. */
  paid: { tradeNo: string; amountFen: number; payer: string; at: Date } | undefined;
}

/** What came in at our notice address, exactly as it came. */
export interface RawNotice {
  headers: Record<string, string | undefined>;
  body: Buffer;
}

export type NoticeReading = { trade: Trade } | { refused: NoticeRefusal };

export interface RefundRequest {
  outTradeNo: string;
  /** Asking twice with the same number gives the money back once. */
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

/** A way to be paid by somebody else's service. Every call has a time limit and throws when it is not answered, or refused. */
export interface Gateway {
  name: GatewayName;
  begin(request: PaymentRequest): Promise<PaymentTarget>;
  ask(outTradeNo: string): Promise<Trade>;
  /** What is closed already, or unknown, stays so; what is paid is refused. */
  close(outTradeNo: string): Promise<void>;
  /** Asked again, it says how the refund stands. */
  refund(request: RefundRequest): Promise<{ state: 'done' | 'sending'; tradeNo: string | undefined }>;
  /** Checks signature, serial, time and merchant on the raw bytes. Header names are lower-case. */
  readNotice(notice: RawNotice): Promise<NoticeReading>;
  /** What the gateway wants to hear: that it is on record, or that it should try again. */
  acknowledgement: NoticeReply;
  refusal: NoticeReply;
}

export type Gateways = Record<GatewayName, Gateway>;

interface Sms {
  to: string;
  body: string;
}

export type SendSms = (sms: Sms) => Promise<void>;

/** Sends through any SMS provider behind a small web service: POST { to, body } with a bearer secret. */
export function webhookSms(url: string, secret: string | undefined): SendSms {
  return async (sms) => {
    const reply = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(secret ? { authorization: `Bearer ${secret}` } : {}) },
      body: JSON.stringify(sms),
      redirect: 'error',
      signal: AbortSignal.timeout(10_000),
    });
    if (!reply.ok) throw new Error(`the SMS service answered ${reply.status}`);
  };
}

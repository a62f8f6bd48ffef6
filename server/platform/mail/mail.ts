import { createTransport } from 'nodemailer';

interface Mail {
  to: string;
  subject: string;
  body: string;
  attachments: { name: string; content: Buffer }[];
}

/** Sends a mail; undefined where no mail server is configured. */
export type SendMail = (mail: Mail) => Promise<void>;

export function smtpMail(url: string, from: string): SendMail {
  const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };
  const transport = createTransport({ url, ...limits }, { from });
  return async ({ to, subject, body, attachments }) => {
    const files = attachments.map(({ name, content }) => ({ filename: name, content }));
    await transport.sendMail({ to: { name: '', address: to }, subject, text: body, attachments: files });
  };
}

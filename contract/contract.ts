import { accountCalls } from './calls/accounts.ts';
import { auditCalls } from './calls/audit.ts';
import { feedbackCalls } from './calls/feedback.ts';
import { messageCalls } from './calls/messages.ts';
import { userCalls } from './calls/users.ts';
import { workCalls } from './calls/work.ts';

/** Every call of the product. The server needs a handler for each; a page imports only the part that it uses. */
export const contract = {
  accounts: accountCalls,
  audit: auditCalls,
  feedback: feedbackCalls,
  messages: messageCalls,
  users: userCalls,
  work: workCalls,
};

export type Contract = typeof contract;

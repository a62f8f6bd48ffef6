import type { InputOf } from '#contract/call.ts';
import { accountCalls } from '#contract/calls/accounts.ts';
import { client } from '../../lib/api.ts';
import { deviceToken } from '../../lib/device.ts';
import type { LoginMode } from '../../paths.ts';
import type { CodePurpose } from '../../ui/code-field.tsx';

const accounts = client(accountCalls);

export interface LoginValues extends Record<string, string> {
  account: string;
  code: string;
  password: string;
  nickname: string;
  /** Only for what is missing there: the tick itself is no text. */
  agreed: string;
}

type Agreed = InputOf<typeof accountCalls.register>['agreed'];

interface Mode {
  fields: (keyof LoginValues & string)[];
  /** Purpose of the verification code. */
  purpose: CodePurpose;
  send: (values: LoginValues, agreed: Agreed | null) => Promise<{ token: string }>;
}

/** Ways to log in: the fields of each and the call that it makes. */
export const modes: Record<LoginMode, Mode> = {
  password: {
    fields: ['account', 'password'],
    purpose: 'login',
    send: ({ account, password }) => accounts.login({ account, password, device: deviceToken() }),
  },
  code: {
    fields: ['account', 'code'],
    purpose: 'login',
    send: ({ account, code }) => accounts.login({ account, code, device: deviceToken() }),
  },
  register: {
    fields: ['account', 'code', 'nickname', 'password'],
    purpose: 'register',
    // The form has asked for it.
    send: (values, agreed) => accounts.register({ ...values, agreed: agreed!, device: deviceToken() }),
  },
  reset: {
    fields: ['account', 'code', 'password'],
    purpose: 'reset',
    send: ({ account, code, password }) => accounts.reset({ account, code, password, device: deviceToken() }),
  },
};

export function modeOf(wanted: string | null): LoginMode {
  return wanted !== null && Object.hasOwn(modes, wanted) ? (wanted as LoginMode) : 'password';
}

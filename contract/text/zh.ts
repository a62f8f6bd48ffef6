import * as account from './zh/account.ts';
import * as common from './zh/common.ts';
import * as home from './zh/home.ts';
import * as messages from './zh/messages.ts';
import * as office from './zh/office.ts';
import * as problems from './zh/problems.ts';
import * as shell from './zh/shell.ts';

/** Every word that a person reads, in Chinese. Pages load theirs area by area instead. */
export const zh = {
  ...common,
  ...shell,
  ...home,
  ...account,
  ...office,
  ...problems,
  ...messages,
};

import * as account from './en/account.ts';
import * as agreement from './en/agreement.ts';
import * as applications from './en/applications.ts';
import * as bank from './en/bank.ts';
import * as browse from './en/browse.ts';
import * as cart from './en/cart.ts';
import * as boardTeam from './en/board-team.ts';
import * as bookmarks from './en/bookmarks.ts';
import * as common from './en/common.ts';
import * as company from './en/company.ts';
import * as vip from './en/vip.ts';
import * as content from './en/content.ts';
import * as contestPage from './en/contest-page.ts';
import * as contribute from './en/contribute.ts';
import * as detail from './en/detail.ts';
import * as earnings from './en/earnings.ts';
import * as embedded from './en/embedded.ts';
import * as entering from './en/entering.ts';
import * as entries from './en/entries.ts';
import * as stockOffers from './en/stock-offers.ts';
import * as offline from './en/offline.ts';
import * as originals from './en/originals.ts';
import * as find from './en/find.ts';
import * as following from './en/following.ts';
import * as help from './en/help.ts';
import * as hints from './en/hints.ts';
import * as home from './en/home.ts';
import * as invoices from './en/invoices.ts';
import * as join from './en/join.ts';
import * as judging from './en/judging.ts';
import * as licences from './en/licences.ts';
import * as messages from './en/messages.ts';
import * as music from './en/music.ts';
import * as office from './en/office.ts';
import * as papers from './en/papers.ts';
import * as orders from './en/orders.ts';
import * as pipeline from './en/pipeline.ts';
import * as player from './en/player.ts';
import * as policy from './en/policy.ts';
import * as problems from './en/problems.ts';
import * as projects from './en/projects.ts';
import * as realName from './en/real-name.ts';
import * as reviewReasons from './en/review-reasons.ts';
import * as shell from './en/shell.ts';
import * as shortcuts from './en/shortcuts.ts';
import * as soundSearch from './en/sound-search.ts';
import * as contracts from './en/contracts.ts';
import * as statements from './en/statements.ts';
import * as table from './en/table.ts';
import * as trade from './en/trade.ts';
import * as upload from './en/upload.ts';
import * as uploadTool from './en/upload-tool.ts';
import * as verify from './en/verify.ts';
import type { Text } from './text.ts';

/** Every word that a person reads, in English. Pages load theirs area by area instead. */
export const en: Text = {
  ...common,
  ...shell,
  ...shortcuts,
  ...hints,
  ...home,
  ...player,
  ...agreement,
  ...policy,
  ...applications,
  ...entries,
  ...stockOffers,
  ...offline,
  ...originals,
  ...entering,
  ...join,
  ...cart,
  ...boardTeam,
  ...bookmarks,
  ...browse,
  ...find,
  ...following,
  ...detail,
  ...music,
  ...soundSearch,
  ...account,
  ...help,
  ...company,
  ...vip,
  ...content,
  ...contestPage,
  ...contribute,
  ...earnings,
  ...contracts,
  ...statements,
  ...invoices,
  ...table,
  ...trade,
  ...orders,
  ...upload,
  ...judging,
  ...licences,
  ...papers,
  ...embedded,
  ...verify,
  ...pipeline,
  ...office,
  ...problems,
  ...projects,
  ...realName,
  ...bank,
  ...reviewReasons,
  ...messages,
  ...uploadTool,
};

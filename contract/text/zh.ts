import * as account from './zh/account.ts';
import * as agreement from './zh/agreement.ts';
import * as applications from './zh/applications.ts';
import * as bank from './zh/bank.ts';
import * as browse from './zh/browse.ts';
import * as cart from './zh/cart.ts';
import * as boardTeam from './zh/board-team.ts';
import * as bookmarks from './zh/bookmarks.ts';
import * as common from './zh/common.ts';
import * as company from './zh/company.ts';
import * as vip from './zh/vip.ts';
import * as content from './zh/content.ts';
import * as contestPage from './zh/contest-page.ts';
import * as contribute from './zh/contribute.ts';
import * as detail from './zh/detail.ts';
import * as earnings from './zh/earnings.ts';
import * as embedded from './zh/embedded.ts';
import * as entering from './zh/entering.ts';
import * as entries from './zh/entries.ts';
import * as stockOffers from './zh/stock-offers.ts';
import * as offline from './zh/offline.ts';
import * as originals from './zh/originals.ts';
import * as find from './zh/find.ts';
import * as following from './zh/following.ts';
import * as help from './zh/help.ts';
import * as hints from './zh/hints.ts';
import * as home from './zh/home.ts';
import * as invoices from './zh/invoices.ts';
import * as join from './zh/join.ts';
import * as judging from './zh/judging.ts';
import * as licences from './zh/licences.ts';
import * as messages from './zh/messages.ts';
import * as music from './zh/music.ts';
import * as office from './zh/office.ts';
import * as papers from './zh/papers.ts';
import * as orders from './zh/orders.ts';
import * as pipeline from './zh/pipeline.ts';
import * as player from './zh/player.ts';
import * as policy from './zh/policy.ts';
import * as problems from './zh/problems.ts';
import * as projects from './zh/projects.ts';
import * as realName from './zh/real-name.ts';
import * as reviewReasons from './zh/review-reasons.ts';
import * as shell from './zh/shell.ts';
import * as shortcuts from './zh/shortcuts.ts';
import * as soundSearch from './zh/sound-search.ts';
import * as contracts from './zh/contracts.ts';
import * as statements from './zh/statements.ts';
import * as table from './zh/table.ts';
import * as trade from './zh/trade.ts';
import * as upload from './zh/upload.ts';
import * as uploadTool from './zh/upload-tool.ts';
import * as verify from './zh/verify.ts';

/** Every word that a person reads, in Chinese. Pages load theirs area by area instead. */
export const zh = {
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

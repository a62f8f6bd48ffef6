import type { Language } from '#contract/domain/language.ts';
import type { PageText } from '#contract/text/text.ts';

type Load = () => Promise<Partial<PageText>>;

/** Texts of the pages, in the parts in which they are loaded. */
export const textAreas = {
  common: { zh: () => import('#contract/text/zh/common.ts'), en: () => import('#contract/text/en/common.ts') },
  shell: { zh: () => import('#contract/text/zh/shell.ts'), en: () => import('#contract/text/en/shell.ts') },
  shortcuts: { zh: () => import('#contract/text/zh/shortcuts.ts'), en: () => import('#contract/text/en/shortcuts.ts') },
  hints: { zh: () => import('#contract/text/zh/hints.ts'), en: () => import('#contract/text/en/hints.ts') },
  player: { zh: () => import('#contract/text/zh/player.ts'), en: () => import('#contract/text/en/player.ts') },
  home: { zh: () => import('#contract/text/zh/home.ts'), en: () => import('#contract/text/en/home.ts') },
  browse: { zh: () => import('#contract/text/zh/browse.ts'), en: () => import('#contract/text/en/browse.ts') },
  find: { zh: () => import('#contract/text/zh/find.ts'), en: () => import('#contract/text/en/find.ts') },
  following: { zh: () => import('#contract/text/zh/following.ts'), en: () => import('#contract/text/en/following.ts') },
  detail: { zh: () => import('#contract/text/zh/detail.ts'), en: () => import('#contract/text/en/detail.ts') },
  music: { zh: () => import('#contract/text/zh/music.ts'), en: () => import('#contract/text/en/music.ts') },
  soundSearch: {
    zh: () => import('#contract/text/zh/sound-search.ts'),
    en: () => import('#contract/text/en/sound-search.ts'),
  },
  cart: { zh: () => import('#contract/text/zh/cart.ts'), en: () => import('#contract/text/en/cart.ts') },
  agreement: { zh: () => import('#contract/text/zh/agreement.ts'), en: () => import('#contract/text/en/agreement.ts') },
  applications: {
    zh: () => import('#contract/text/zh/applications.ts'),
    en: () => import('#contract/text/en/applications.ts'),
  },
  entries: { zh: () => import('#contract/text/zh/entries.ts'), en: () => import('#contract/text/en/entries.ts') },
  entering: { zh: () => import('#contract/text/zh/entering.ts'), en: () => import('#contract/text/en/entering.ts') },
  stockOffers: {
    zh: () => import('#contract/text/zh/stock-offers.ts'),
    en: () => import('#contract/text/en/stock-offers.ts'),
  },
  originals: { zh: () => import('#contract/text/zh/originals.ts'), en: () => import('#contract/text/en/originals.ts') },
  bank: { zh: () => import('#contract/text/zh/bank.ts'), en: () => import('#contract/text/en/bank.ts') },
  boardTeam: {
    zh: () => import('#contract/text/zh/board-team.ts'),
    en: () => import('#contract/text/en/board-team.ts'),
  },
  bookmarks: { zh: () => import('#contract/text/zh/bookmarks.ts'), en: () => import('#contract/text/en/bookmarks.ts') },
  account: { zh: () => import('#contract/text/zh/account.ts'), en: () => import('#contract/text/en/account.ts') },
  projects: { zh: () => import('#contract/text/zh/projects.ts'), en: () => import('#contract/text/en/projects.ts') },
  company: { zh: () => import('#contract/text/zh/company.ts'), en: () => import('#contract/text/en/company.ts') },
  vip: { zh: () => import('#contract/text/zh/vip.ts'), en: () => import('#contract/text/en/vip.ts') },
  uploadTool: {
    zh: () => import('#contract/text/zh/upload-tool.ts'),
    en: () => import('#contract/text/en/upload-tool.ts'),
  },
  help: { zh: () => import('#contract/text/zh/help.ts'), en: () => import('#contract/text/en/help.ts') },
  content: { zh: () => import('#contract/text/zh/content.ts'), en: () => import('#contract/text/en/content.ts') },
  contestPage: {
    zh: () => import('#contract/text/zh/contest-page.ts'),
    en: () => import('#contract/text/en/contest-page.ts'),
  },
  contribute: {
    zh: () => import('#contract/text/zh/contribute.ts'),
    en: () => import('#contract/text/en/contribute.ts'),
  },
  earnings: { zh: () => import('#contract/text/zh/earnings.ts'), en: () => import('#contract/text/en/earnings.ts') },
  invoices: { zh: () => import('#contract/text/zh/invoices.ts'), en: () => import('#contract/text/en/invoices.ts') },
  join: { zh: () => import('#contract/text/zh/join.ts'), en: () => import('#contract/text/en/join.ts') },
  statements: {
    zh: () => import('#contract/text/zh/statements.ts'),
    en: () => import('#contract/text/en/statements.ts'),
  },
  table: { zh: () => import('#contract/text/zh/table.ts'), en: () => import('#contract/text/en/table.ts') },
  orders: { zh: () => import('#contract/text/zh/orders.ts'), en: () => import('#contract/text/en/orders.ts') },
  trade: { zh: () => import('#contract/text/zh/trade.ts'), en: () => import('#contract/text/en/trade.ts') },
  judging: { zh: () => import('#contract/text/zh/judging.ts'), en: () => import('#contract/text/en/judging.ts') },
  licences: { zh: () => import('#contract/text/zh/licences.ts'), en: () => import('#contract/text/en/licences.ts') },
  policy: { zh: () => import('#contract/text/zh/policy.ts'), en: () => import('#contract/text/en/policy.ts') },
  verify: { zh: () => import('#contract/text/zh/verify.ts'), en: () => import('#contract/text/en/verify.ts') },
  pipeline: { zh: () => import('#contract/text/zh/pipeline.ts'), en: () => import('#contract/text/en/pipeline.ts') },
  realName: { zh: () => import('#contract/text/zh/real-name.ts'), en: () => import('#contract/text/en/real-name.ts') },
  reviewReasons: {
    zh: () => import('#contract/text/zh/review-reasons.ts'),
    en: () => import('#contract/text/en/review-reasons.ts'),
  },
  upload: { zh: () => import('#contract/text/zh/upload.ts'), en: () => import('#contract/text/en/upload.ts') },
  office: { zh: () => import('#contract/text/zh/office.ts'), en: () => import('#contract/text/en/office.ts') },
} satisfies Record<string, Record<Language, Load>>;

export type TextArea = keyof typeof textAreas;

/** Areas that every page needs: the shell and the building blocks use no others. */
export const everywhere: TextArea[] = ['common', 'shell'];

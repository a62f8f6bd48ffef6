import { yuanOf } from './money.ts';

/** What a column of the bank's file can hold. `line` is the name by which the bank's answer is matched. */
export const FILE_VALUES = [
  'place',
  'line',
  'holder',
  'account',
  'bank',
  'branch',
  'province',
  'city',
  'kind',
  'amount',
  'statement',
] as const;
export type FileValue = (typeof FILE_VALUES)[number];
/** Without these nothing can be paid, or the answer not be matched. */
const NEEDED: readonly FileValue[] = ['line', 'holder', 'account', 'amount'];

export const FILE_ENCODINGS = ['utf-8', 'gbk'] as const;
export const TOTAL_PLACES = ['none', 'first', 'last'] as const;

/** The bank's file and its answer as data: each bank has its own. */
export interface PayoutTemplate {
  encoding: (typeof FILE_ENCODINGS)[number];
  columns: { title: string; value: FileValue }[];
  /** A line with its title, how many are paid and how much in all. */
  totals: { at: (typeof TOTAL_PLACES)[number]; title: string };
  /** Titles of the answer's columns, and what its results are called. */
  answer: {
    line: string;
    amount: string;
    result: string;
    reference: string;
    reason: string;
    paid: string[];
    bounced: string[];
  };
}

export const MOST_COLUMNS = 30;
export const COLUMN_TITLE = 40;

export const FIRST_TEMPLATE: PayoutTemplate = {
  encoding: 'gbk',
  columns: [
    { title: '序号', value: 'place' },
    { title: '收款人户名', value: 'holder' },
    { title: '收款账号', value: 'account' },
    { title: '开户银行', value: 'bank' },
    { title: '开户网点', value: 'branch' },
    { title: '省份', value: 'province' },
    { title: '城市', value: 'city' },
    { title: '账户类型', value: 'kind' },
    { title: '金额', value: 'amount' },
    { title: '附言', value: 'line' },
  ],
  totals: { at: 'last', title: '合计' },
  answer: {
    line: '附言',
    amount: '金额',
    result: '处理结果',
    reference: '流水号',
    reason: '失败原因',
    paid: ['成功'],
    bounced: ['失败', '退汇'],
  },
};

/** Whether everything that a bank needs is in the columns, once. */
export function hasNeededColumns(columns: readonly { value: FileValue }[]): boolean {
  const values = columns.map(({ value }) => value);
  return NEEDED.every((value) => values.includes(value)) && new Set(values).size === values.length;
}

/** One payment as the file tells it. */
export interface FileLine {
  place: number;
  line: string;
  holder: string;
  account: string;
  bank: string;
  branch: string;
  province: string;
  city: string;
  company: boolean;
  amountFen: number;
  statement: string;
}

/** The rows of the bank's file, titles first. */
export function fileRows({ columns, totals }: PayoutTemplate, lines: readonly FileLine[]): string[][] {
  const titles = columns.map(({ title }) => title);
  const rows = lines.map((line) => columns.map(({ value }) => cellOf(value, line)));
  const sum = lines.reduce((total, { amountFen }) => total + amountFen, 0);
  const total = [totals.title, String(lines.length), yuanOf(sum)];
  if (totals.at === 'none') return [titles, ...rows];
  return totals.at === 'first' ? [total, titles, ...rows] : [titles, ...rows, total];
}

function cellOf(value: FileValue, line: FileLine): string {
  switch (value) {
    case 'place':
      return String(line.place);
    case 'amount':
      return yuanOf(line.amountFen);
    case 'kind':
      return line.company ? '对公' : '对私';
    default:
      return line[value];
  }
}

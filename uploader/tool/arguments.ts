import { parseArgs } from 'node:util';

export interface Wishes {
  folder: string | undefined;
  site: string | undefined;
  account: string | undefined;
  state: string | undefined;
}

type Command =
  | { do: 'help' }
  | { do: 'version' }
  | { do: 'upload'; wishes: Wishes }
  | { do: 'complain'; option: string };

const OPTIONS = {
  site: { type: 'string' },
  account: { type: 'string' },
  state: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
  version: { type: 'boolean', short: 'v' },
} as const;

/** Reads the command line. It takes no password from there, because others can read it. */
export function readArguments(args: string[]): Command {
  const { values, positionals, tokens } = parseArgs({
    args,
    options: OPTIONS,
    allowPositionals: true,
    strict: false,
    tokens: true,
  });
  const wrong = tokens.find(
    (token) =>
      token.kind === 'option' &&
      (!Object.hasOwn(OPTIONS, token.name) ||
        (OPTIONS[token.name as keyof typeof OPTIONS].type === 'string') !== (token.value !== undefined)),
  );
  if (values.help === true) return { do: 'help' };
  if (values.version === true) return { do: 'version' };
  if (wrong?.kind === 'option') return { do: 'complain', option: wrong.rawName };
  if (positionals[1] !== undefined) return { do: 'complain', option: positionals[1] };
  const given = (value: string | boolean | undefined) =>
    typeof value === 'string' && value !== '' ? value : undefined;
  const { site, account, state } = values;
  return {
    do: 'upload',
    wishes: { folder: given(positionals[0]), site: given(site), account: given(account), state: given(state) },
  };
}

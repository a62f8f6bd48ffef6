/** The addresses in one of several hosts, as libpq writes it: `postgres://me:secret@one:5432,two:5433/name`. */
export function eachAddress(url: string): string[] {
  const [, before = '', hosts = '', after = ''] = /^(\w+:\/\/(?:[^/?]*@)?)([^/?]*)(.*)$/.exec(url) ?? [];
  return hosts.split(',').map((host) => `${before}${host}${after}`);
}

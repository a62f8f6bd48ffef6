import { hash, verify } from '@node-rs/argon2';

// OWASP's minimum for argon2id; takes about 50 ms on one core.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hash to compare with when there is no password, so that an unknown account takes as long as a known one. */
const nobodys = hash('nobody', COST);

export async function hashPassword(password: string): Promise<string> {
  return await hash(password.normalize('NFKC'), COST);
}

export async function passwordMatches(stored: string | null | undefined, password: string): Promise<boolean> {
  const matches = await verify(stored ?? (await nobodys), password.normalize('NFKC'));
  return matches && Boolean(stored);
}

/** A cluster, and how its indexes are made. */
export interface OpenSearchSettings {
  /** Addresses of nodes, with credentials where they are needed. */
  urls: readonly string[];
  /** Names of indexes begin with it, so that several products may share a cluster. */
  prefix: string;
  shards: number;
  /** Copies of each shard on other nodes. */
  replicas: number;
  /** How long a search may take. */
  limitMs: number;
  /** After this long searches find what was written. */
  refreshMs: number;
  /** Whether PostgreSQL keeps its index too, and answers while the cluster does not. */
  fallback: boolean;
}

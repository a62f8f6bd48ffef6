/** Why the trail says that a work went off sale with its owner's contract; what went for these reasons may come back. */
export const SALE_ENDS = { rejected: 'agreement rejected', ended: 'contract ended' } as const;

import { useSearchParams } from 'react-router';

/** The order that the address names, if it can be one. */
export function useOrderId(): number | null {
  const [query] = useSearchParams();
  const given = query.get('orderId') ?? '';
  return /^[1-9]\d{0,14}$/.test(given) ? Number(given) : null;
}

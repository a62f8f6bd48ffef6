import { useSearchParams } from 'react-router';

/** The order that the address names; null when invalid. */
export function useOrderId(): number | null {
  const [query] = useSearchParams();
  const given = query.get('orderId') ?? '';
  return /^[1-9]\d{0,14}$/.test(given) ? Number(given) : null;
}

import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { Mantine } from '../mantine.tsx';
import { DataTable } from './data-table.tsx';
import type { ListQuery } from './table.ts';

interface Fruit {
  name: string;
  story: string | null;
}

const idle = { data: undefined, error: null, isFetching: false, isPlaceholderData: false };
const fruits = [
  { name: 'apple', story: null },
  { name: 'pear', story: 'Grew in the garden' },
];

async function showTable(query: Partial<ListQuery<Fruit>>, onPage = vi.fn<(page: number) => void>()) {
  const { refetch = vi.fn<() => void>(), ...rest } = query;
  await show(
    <Mantine>
      <DataTable
        label="Fruit"
        columns={[{ name: 'name', title: 'Name', cell: (fruit) => fruit.name }]}
        query={{ ...idle, refetch, ...rest }}
        rowKey={(fruit) => fruit.name}
        detail={(fruit) => fruit.story}
        empty={<p>No fruit yet</p>}
        paging={{ page: 2, pageSize: 2, onPage }}
      />
    </Mantine>,
  );
  return { refetch, onPage };
}

afterEach(cleanup);

describe('a table', () => {
  test('holds the place of its rows while they load', async () => {
    await showTable({ isFetching: true });
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
    expect(document.querySelectorAll('tbody tr')).toHaveLength(12);
  });

  test('says why it could not load and tries again', async () => {
    const { refetch } = await showTable({ error: new Error('No way through') });
    expect(screen.getByRole('alert').textContent).toContain('No way through');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalled();
  });

  test('keeps the rows that it has when a refresh fails', async () => {
    await showTable({ data: { infos: fruits, total: 4 }, error: new Error('No way through') });
    expect(screen.getByRole('alert').textContent).toContain('No way through');
    expect(screen.getByText('apple')).toBeTruthy();
  });

  test('knows an empty list from a page that has gone', async () => {
    await showTable({ data: { infos: [], total: 0 } });
    expect(screen.getByText('No fruit yet')).toBeTruthy();
    cleanup();
    const { onPage } = await showTable({ data: { infos: [], total: 2 } });
    fireEvent.click(screen.getByRole('button', { name: 'First page' }));
    expect(onPage).toHaveBeenCalledWith(1);
  });

  test('turns pages within what there is', async () => {
    const { onPage } = await showTable({ data: { infos: fruits, total: 4 } });
    expect(screen.getByText('3–4 of 4')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Next page' }).hasAttribute('disabled')).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Previous page' }));
    expect(onPage).toHaveBeenCalledWith(1);
  });

  test('keeps the pager in sight only while there are pages to turn', async () => {
    await showTable({ data: { infos: fruits, total: 4 } });
    expect(screen.getByRole('navigation').dataset.many).toBe('true');
    cleanup();
    await showTable({ data: { infos: fruits, total: 2 } });
    expect(screen.getByRole('navigation').dataset.many).toBe('false');
  });

  test('unfolds only rows that have more to tell', async () => {
    await showTable({ data: { infos: fruits, total: 4 } });
    const unfold = screen.getByRole('button', { name: 'Show details' });
    fireEvent.click(unfold);
    expect(unfold.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByText('Grew in the garden')).toBeTruthy();
  });
});

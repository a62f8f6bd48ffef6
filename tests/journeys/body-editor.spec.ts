import { type APIRequestContext, expect, type Locator, test } from '@playwright/test';
import { saveNow } from './saving.ts';
import { beAs, call, en, expectAccessible, fill, listenForComplaints } from './support.ts';

const { bodyEditor, content } = en.office;

const FROM_WORD = `<html><body><!--StartFragment--><h1 style='mso-pagination:none'>Before you fly<o:p></o:p></h1>
<p class=MsoNormal style='margin:0'>Check the <b>zone</b> and <a href="http://example.com">the map</a>.<img src="x" onerror="alert(1)"></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.&nbsp;</span>Battery</p><!--EndFragment--></body></html>`;

/** Pastes as a browser does; the machine's own clipboard belongs to all journeys. */
async function paste(into: Locator, html: string): Promise<void> {
  await into.evaluate((element, given) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', given);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

async function savedBody(request: APIRequestContext, token: string, keyword: string): Promise<unknown> {
  const { infos } = await call<{ infos: { id: number }[] }>(request, '/office/content/list', { keyword }, token);
  const input = { id: infos[0]?.id };
  const path = '/office/content/detail';
  const { entry } = await call<{ entry: { latest: { content: { en: { body: unknown } } } } }>(
    request,
    path,
    input,
    token,
  );
  return entry.latest.content.en.body;
}

test('an editor writes, makes a table, pastes from Word, and exactly those blocks are saved', async ({
  page,
  context,
  request,
}) => {
  const complaints = listenForComplaints(page);
  await context.addInitScript(() => localStorage.setItem('locale', 'EN'));
  const token = await beAs(context, request, 'editor');
  const slug = `written-${Date.now().toString(36)}`;
  const { keyboard } = page;
  const body = page.getByRole('textbox', { name: `${content.form.body} · ${content.form.en}` });
  const kinds = page.getByRole('listbox', { name: bodyEditor.kindList });

  await page.goto('/office/content');
  await page.getByRole('button', { name: content.add }).click();
  const adding = page.getByRole('dialog', { name: content.add });
  await adding.getByLabel(content.type).selectOption('content');
  await adding.getByLabel(`${content.title} · ${content.form.en}`).fill(`Flying ${slug}`);
  await adding.getByLabel(content.form.slug).fill(slug);
  await adding.getByRole('button', { name: content.create.submit }).click();

  await body.click();
  await keyboard.type('Light is ');
  await keyboard.press('Control+b');
  await keyboard.type('short');
  await keyboard.press('Enter');
  await keyboard.type('/tab');
  await expect(kinds.getByRole('option')).toHaveText([new RegExp(bodyEditor.kinds.table)]);
  await expectAccessible(page);
  await keyboard.press('Enter');
  for (const words of ['Month', 'Hours', 'May', '14']) {
    await keyboard.type(words);
    await keyboard.press('Tab');
  }
  await page.getByRole('button', { name: bodyEditor.tools.removeRow }).first().click();
  await keyboard.press('Enter');
  await keyboard.type('/but');
  await expect(kinds).toBeVisible();
  await keyboard.press('Enter');
  await page.getByRole('textbox', { name: bodyEditor.fields.label }).fill('See maps');
  const link = page.getByRole('textbox', { name: bodyEditor.fields.link, exact: true });
  await link.fill('javascript:alert(1)');
  await expect(page.getByText(fill(bodyEditor.problems.noLink, { name: bodyEditor.fields.link }))).toBeVisible();
  await link.fill('/About');
  await keyboard.press('Alt+ArrowUp');
  await body.locator('> p').last().click();
  await paste(body, FROM_WORD);
  await expect(body.getByRole('heading', { name: 'Before you fly' })).toBeVisible();
  await expectAccessible(page);
  await saveNow(page);

  expect(await savedBody(request, token, slug)).toEqual([
    { type: 'text', runs: [{ text: 'Light is ' }, { text: 'short', bold: true }] },
    { type: 'button', label: 'See maps', link: '/About' },
    { type: 'table', head: ['Month', 'Hours'], rows: [[[{ text: 'May' }], [{ text: '14' }]]] },
    { type: 'heading', level: 2, text: 'Before you fly' },
    { type: 'text', runs: [{ text: 'Check the ' }, { text: 'zone', bold: true }, { text: ' and the map.' }] },
    { type: 'list', ordered: true, items: [[{ text: 'Battery' }]] },
  ]);
  expect(complaints).toEqual([]);
});

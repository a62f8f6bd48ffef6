import { expect, test } from '@playwright/test';
import { saveNow } from './saving.ts';
import { beAs, en, expectAccessible, listenForComplaints } from './support.ts';

const { content, desks, nav } = en.office;

test('an editor writes a question, publishes it, changes it and brings back what it said before', async ({
  page,
  context,
  request,
}) => {
  const complaints = listenForComplaints(page);
  await context.addInitScript(() => localStorage.setItem('locale', 'EN'));
  await beAs(context, request, 'editor');
  const slug = `asked-${Date.now().toString(36)}`;
  const title = `May I film ${slug}?`;
  const visitors = async () =>
    await (await request.get('/content/questions', { headers: { 'accept-language': 'en' } })).text();
  const body = page.getByRole('textbox', { name: `${content.form.body} · ${content.form.en}` });
  const publish = async (button: string) => {
    await page.getByRole('button', { name: button, exact: true }).click();
    const dialog = page.getByRole('dialog', { name: content.publish.title });
    await expect(dialog.getByText(content.publish.findings['missing-language'].zh)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: content.publish.submit }).click();
    await expect(dialog).toBeHidden();
  };

  await page.goto('/office');
  await page.getByRole('navigation', { name: nav }).getByRole('link', { name: desks.content }).click();
  await page.getByRole('button', { name: content.add }).click();
  const adding = page.getByRole('dialog', { name: content.add });
  await adding.getByLabel(content.type).selectOption('question');
  await adding.getByLabel(`${content.title} · ${content.form.en}`).fill(title);
  await adding.getByLabel(content.form.slug).fill(slug);
  await adding.getByRole('button', { name: content.create.submit }).click();

  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await body.click();
  await page.keyboard.type('Ask the guard first.');
  await saveNow(page);
  await expectAccessible(page);
  expect(await visitors()).not.toContain(slug);

  await publish(content.publish.open);
  await expect.poll(visitors).toContain('Ask the guard first.');

  await body.click();
  await page.keyboard.press('End');
  await page.keyboard.type(' Then the mayor.');
  await saveNow(page);
  expect(await visitors()).not.toContain('Then the mayor.');
  await publish(content.publish.openAgain);
  await expect.poll(visitors).toContain('Ask the guard first. Then the mayor.');

  await page
    .getByRole('button', { name: /^View the revision/ })
    .nth(1)
    .click();
  const compared = page.getByRole('dialog');
  await expect(compared.getByText('Ask the guard first.', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await compared.getByRole('button', { name: content.history.restore }).click();
  await expect(compared).toBeHidden();
  await expect(body).toHaveText('Ask the guard first.');
  await publish(content.publish.openAgain);
  await expect.poll(visitors).not.toContain('Then the mayor.');

  await page.getByRole('button', { name: content.withdraw.open, exact: true }).click();
  await page
    .getByRole('dialog', { name: content.withdraw.title })
    .getByRole('button', { name: content.withdraw.open })
    .click();
  await expect.poll(visitors).not.toContain(slug);
  expect(complaints).toEqual([]);
});

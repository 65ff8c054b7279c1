import { fees } from 'contract/text/fees';
import { formatRupiah } from 'contract/text/numbers';
import { expect } from 'vitest';
import { fetchPath } from '../../support/actions/public-pages.ts';
import { heading } from '../../support/actions/steps.ts';
import { arrivedAt, hidden, shown, test } from '../../support/suite/browser.ts';

test('the page of the membership shows the billed fees, opens answers, and leads to the registration', {
  tags: ['full'],
}, async ({ visit }) => {
  const home = await visit('/', { width: 360 });
  await home.getByRole('link', { name: 'Manfaat dan iuran' }).click();
  await arrivedAt(home, '/keanggotaan');
  await shown(heading(home, 'Jadi anggota SISINDO'));
  const main = home.getByRole('main');
  for (const fee of Object.values(fees))
    await shown(main.getByText(formatRupiah(fee), { exact: true }).first());
  const answer = main.getByText(/Anda menerbitkannya sendiri di halaman anggota/);
  await hidden(answer);
  await main.getByText('Apakah ada surat keterangan anggota untuk BKD atau akreditasi?').click();
  await shown(answer);
  await main.getByRole('link', { name: 'Daftar jadi anggota' }).first().click();
  await arrivedAt(home, '/register');
});

test('the HTML of the page has each question with its answer for search engines', async () => {
  const html = await (await fetchPath('/keanggotaan')).text();
  expect(html.match(/schema\.org\/FAQPage/g)).toHaveLength(1);
  expect(html.match(/schema\.org\/Question/g)).toHaveLength(6);
  expect(html.match(/schema\.org\/Answer/g)).toHaveLength(6);
});

import { beforeAll, describe } from 'vitest';
import { button, field, press } from '../../support/actions/steps.ts';
import {
  closeDialog,
  question,
  type Screen,
  sweep,
  sweepFurther,
  sweepInEnglish,
} from '../../support/assertions/sweep.ts';
import { invite, makeInstitution, type TestInstitution } from '../../support/factories/institutions.ts';
import { long } from '../../support/factories/long-words.ts';
import { shown } from '../../support/suite/browser.ts';
import { shareStores } from '../../support/suite/reset.ts';

/** Screens of members whose membership belongs to an institution. */

let institution: TestInstitution;

shareStores();
beforeAll(async () => {
  institution = await makeInstitution({ staff: 2, logo: true });
  await invite(institution, long.email('undangan'));
});

describe('a coordinator', () => {
  const further: readonly Screen[] = [
    [
      'Keanggotaan saya',
      () => '/membership',
      (page) => shown(page.getByRole('link', { name: 'Kelola institusi', exact: true })),
    ],
    [
      'Perpanjang keanggotaan saya',
      () => '/membership/renew',
      (page) =>
        shown(
          page.getByText('Rp\u00a01.900.000 per tahun'),
          page.getByText('nama institusi'),
          button(page, 'Unduh invoice (PDF)'),
        ),
    ],
  ];
  const screens: readonly Screen[] = [
    [
      'Institusi saya',
      () => '/membership/institution',
      async function* (page) {
        const [holder] = institution.staff;
        await shown(
          page.getByText('3 / 5 terisi, 1 diundang, 1 kosong'),
          page.getByRole('img', { name: 'Logo sekarang' }),
        );
        yield;
        await press(page, `Ganti ${holder?.name}`);
        await shown(question(page, 'Ganti penghuni kursi?'));
        yield;
        await closeDialog(page);
        await press(page, 'Hapus logo');
        await shown(question(page, 'Hapus logo?'));
        yield;
        await closeDialog(page);
        await field(page, 'Email staf').fill(
          `Rina <rina@example.org>\n${long.email('daftar')}\nbukan alamat`,
        );
        await press(page, 'Periksa daftar');
        await shown(page.getByRole('region', { name: 'Hasil pemeriksaan' }).getByText('Bukan alamat email'));
      },
    ],
    [
      'Satu transfer untuk beberapa tagihan',
      () => '/membership/institution/payment',
      async function* (page) {
        await shown(page.getByLabel(/^Sertakan iuran/));
        yield;
        await press(page, 'Tambah');
        await shown(page.locator('[aria-invalid=true]').first());
      },
    ],
  ];
  sweepInEnglish([...screens, ...further], () => institution.coordinator);
  sweep(screens, () => institution.coordinator);
  sweepFurther(further, () => institution.coordinator);
});

describe('a member with a seat of an institution', () => {
  const screens: readonly Screen[] = [
    [
      'Keanggotaan saya',
      () => '/membership',
      async function* (page) {
        await shown(page.getByText(`Melalui ${institution.name}.`, { exact: true }));
        yield;
        await press(page, 'Lepaskan kursi saya');
        await shown(question(page, 'Lepaskan kursi Anda?').getByText(institution.name, { exact: true }));
      },
    ],
    [
      'Perpanjang keanggotaan saya',
      () => '/membership/renew',
      (page) => shown(page.getByText(`Keanggotaan Anda melalui ${institution.name}.`)),
    ],
    [
      'Institusi saya',
      () => '/membership/institution',
      (page) => shown(page.getByRole('region', { name: 'Anda menempati kursi staf' })),
    ],
  ];
  sweepInEnglish(screens, () => institution.staff[0]);
  sweepFurther(screens, () => institution.staff[0]);
});

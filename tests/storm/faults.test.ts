import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { authAccounts } from '../../functions/src/data/auth-accounts.ts';
import { clock } from '../../functions/src/data/clock.ts';
import { issueEmailCode } from '../../functions/src/model/accounts/email-change-codes.ts';
import { sweepIntents } from '../../functions/src/model/base/intent-sweep.ts';
import { say, secondsSince } from '../../tools/emulators/say.ts';
import { outlineOf, straysIn } from '../support/check/outline.ts';
import { everything, storedDocument } from '../support/check/stores.ts';
import { makeJournal, siteContents } from '../support/make/content.ts';
import { blogForm, dataUrl, journalForm, pictureBlock, productForm } from '../support/make/content-forms.ts';
import { photo, proof } from '../support/make/images.ts';
import { moneyScenarios } from '../support/make/money-scenarios.ts';
import { makeMessage } from '../support/make/office.ts';
import { makeAdmin, makeMember, type Person, registrationForm } from '../support/make/people.ts';
import { as, inProcess } from '../support/suite/client.ts';
import { resetStores } from '../support/suite/emulators.ts';
import { type FaultMode, withFault } from '../support/suite/faults.ts';

beforeEach(resetStores);

/** The request runs in this process, where each of its effects can be made to fail. */
const doing = (person: Person | undefined) => as(person, inProcess());

type Act = () => Promise<{ status: number }>;

/** With a seed, as `npm run test:storm` gives one, each step fails in each way; else in one, and the next in the next. */
const isLarge = process.env.CAMPAIGN_SEED !== undefined;

/** Without those whose own tests have them fail. */
const {
  'import of a statement': _import,
  'sealing of the audit': _seal,
  ...withoutOwnFaults
} = moneyScenarios;

const scenarios: Record<string, () => Promise<Act>> = {
  async registration() {
    const form = await registrationForm({ profilePhoto: await photo() });
    return () => doing(undefined).call('register', form);
  },
  async 'request of a renewal'() {
    const [member, paymentProof] = await Promise.all([makeMember({ status: 'expired' }), proof()]);
    return () => doing(member).call('requestRenewal', { id: member.id, paymentProof });
  },
  async 'approval of a registration'() {
    const [admin, { id }] = await Promise.all([makeAdmin(), makeMember({ status: 'waitingApproval' })]);
    return () => doing(admin).call('approveRegistration', { id });
  },
  async 'approval of a renewal'() {
    const [admin, { id }] = await Promise.all([makeAdmin(), makeMember({ status: 'RequestRenew' })]);
    return () => doing(admin).call('approveRenewal', { id });
  },
  async 'rejection of a registration'() {
    const [admin, { id }] = await Promise.all([
      makeAdmin(),
      makeMember({ status: 'waitingApproval', photo: true }),
    ]);
    return () => doing(admin).call('rejectRegistration', { id, reason: 'Bukti tidak terbaca.' });
  },
  async 'rejection of a renewal'() {
    const [admin, { id }] = await Promise.all([makeAdmin(), makeMember({ status: 'RequestRenew' })]);
    return () => doing(admin).call('rejectRenewal', { id });
  },
  async 'question to an applicant'() {
    const [admin, { id }] = await Promise.all([makeAdmin(), makeMember({ status: 'waitingApproval' })]);
    return () => doing(admin).call('askApplicant', { id, text: 'Atas nama siapa?' });
  },
  async 'answer with a new proof'() {
    const [admin, member] = await Promise.all([makeAdmin(), makeMember({ status: 'RequestRenew' })]);
    await doing(admin).ok('askApplicant', { id: member.id, text: 'Atas nama siapa?' });
    const paymentProof = await proof();
    return () => doing(member).call('answerQuestion', { text: 'Atas nama saya.', paymentProof });
  },
  async 'deletion of a user'() {
    const [admin, { id }] = await Promise.all([makeAdmin(), makeMember({ status: 'active', photo: true })]);
    return () => doing(admin).call('deleteUser', { id });
  },
  async 'deletion of the own account'() {
    const member = await makeMember({ status: 'RequestRenew', photo: true });
    return () => doing(member).call('deleteOwnAccount', { password: member.password });
  },
  async 'change of the own password'() {
    const [member, password] = [await makeMember(), 'rahasia-baru'];
    const form = { currentPassword: member.password, password, confirmPassword: password };
    return () => doing(member).call('changePassword', form);
  },
  async 'setting of a password by a mailed code'() {
    const [member, password] = [await makeMember({ isVerified: false }), 'rahasia-baru'];
    const oobCode = String(await authAccounts.passwordResetCode(member.email));
    return () => doing(undefined).call('resetPassword', { oobCode, password, confirmPassword: password });
  },
  async 'change of an address by an admin'() {
    const [admin, { id }] = await Promise.all([makeAdmin(), makeMember()]);
    return () => doing(admin).call('changeUserEmail', { id, email: 'baru@example.org' });
  },
  async 'second confirmation of an own new address'() {
    const member = await makeMember({ isVerified: false });
    const { id, password } = member;
    const { body } = await doing(member).ok('requestEmailChange', { email: 'baru@example.org', password });
    expect(body.change.isNewConfirmed).toBe(false);
    const changeId = String((await storedDocument('emailChanges', id)).id);
    const [first, second] = [
      await issueEmailCode(id, changeId, 'old'),
      await issueEmailCode(id, changeId, 'new'),
    ];
    await doing(undefined).ok('confirmEmailChange', { code: String(first), decision: 'confirm' });
    return () => doing(undefined).call('confirmEmailChange', { code: String(second), decision: 'confirm' });
  },
  async 'change of a photo'() {
    const [admin, { id, name }] = await Promise.all([makeAdmin(), makeMember({ photo: true })]);
    const profilePhoto = await photo();
    return () => doing(admin).call('updateUser', { id, name, profilePhoto });
  },
  async 'invitation of an admin'() {
    const admin = await makeAdmin();
    return () => doing(admin).call('createAdmin', { name: 'Ketua Baru', email: 'ketua@example.org' });
  },
  async 'promotion of a member'() {
    const [admin, { id }] = await Promise.all([makeAdmin(), makeMember()]);
    return () => doing(admin).call('promoteToAdmin', { id });
  },
  async 'demotion of an admin'() {
    const [admin, { id }] = await Promise.all([makeAdmin(), makeAdmin()]);
    return () => doing(admin).call('demoteAdmin', { id });
  },
  async 'closing of a message'() {
    const [admin, id] = await Promise.all([makeAdmin(), makeMessage()]);
    return () => doing(admin).call('updateMessage', { id, state: 'done', read: true });
  },
  async 'creation of an article with pictures'() {
    const admin = await makeAdmin();
    const form = blogForm({ content: [await pictureBlock(doing(admin))], image: await dataUrl() });
    return () => doing(admin).call('createBlog', form);
  },
  async 'change of an article that swaps its pictures'() {
    const admin = await makeAdmin();
    const old = await pictureBlock(doing(admin));
    const { body } = await doing(admin).ok(
      'createBlog',
      blogForm({ content: [old], image: await dataUrl() }),
    );
    const content = JSON.stringify([await pictureBlock(doing(admin))]);
    const form = { id: body.blog._id, title: 'Baru', author: 'Sari', content, image: await proof() };
    return () => doing(admin).call('updateBlog', form);
  },
  async 'deletion of an article'() {
    const admin = await makeAdmin();
    const form = blogForm({ content: [await pictureBlock(doing(admin))], image: await dataUrl() });
    const { body } = await doing(admin).ok('createBlog', form);
    return () => doing(admin).call('deleteBlog', { id: body.blog._id });
  },
  async 'return of an article from the bin'() {
    const admin = await makeAdmin();
    const { body } = await doing(admin).ok('createBlog', blogForm({ image: await dataUrl() }));
    await doing(admin).ok('deleteBlog', { id: body.blog._id });
    return () => doing(admin).call('restoreFromBin', { id: body.blog._id });
  },
  async 'end of an article in the bin'() {
    const admin = await makeAdmin();
    const { body } = await doing(admin).ok('createBlog', blogForm({ image: await dataUrl() }));
    await doing(admin).ok('deleteBlog', { id: body.blog._id });
    return () => doing(admin).call('deleteForGood', { id: body.blog._id });
  },
  async 'save of the home page that swaps a picture'() {
    const admin = await makeAdmin();
    const homeWith = ({
      image,
      imageSize,
    }: {
      image: string;
      imageSize: { width: number; height: number };
    }) => ({
      ...siteContents.home,
      slides: [{ src: image, ...imageSize, alt: 'Rapat anggota' }],
    });
    const [old, next] = [await proof(), await proof()];
    const before = await doing(admin).ok('uploadImage', { image: old });
    await doing(admin).ok('saveHomeContent', { ...homeWith(before.body), basedOn: 0 });
    const { body } = await doing(admin).ok('uploadImage', { image: next });
    return () => doing(admin).call('saveHomeContent', { ...homeWith(body), basedOn: 1 });
  },
  async 'creation of a product'() {
    const [admin, form] = await Promise.all([makeAdmin(), productForm()]);
    return () => doing(admin).call('createProduct', form);
  },
  async 'change of a journal that swaps its document'() {
    const [admin, { id }] = await Promise.all([makeAdmin(), makeJournal({ title: 'Jurnal lama' })]);
    return () => doing(admin).call('updateJournal', { id, ...journalForm() });
  },
  ...(isLarge ? moneyScenarios : withoutOwnFaults),
};

/** Stored in several batches, of which the next try does the rest: lines before the day that they tell of. */
const inParts = new Set(['import of a statement']);

/** Each of these leaves one more thing, file or audit entry when it is done twice, as it should. */
const onceMore = new Set([
  'change of a photo',
  ...Object.keys(scenarios).filter((name) =>
    /^(creation|change) of an? (article|product|journal)/.test(name),
  ),
]);

/** Lets the scheduled sweep run twenty minutes from now, when nothing can be under way any more. */
async function sweepLater(): Promise<void> {
  const later = new Date(Date.now() + 20 * 60_000);
  const spy = vi.spyOn(clock, 'now').mockReturnValue(later);
  await sweepIntents();
  spy.mockRestore();
}

const succeeded = ({ status }: { status: number }): boolean => status < 400;

/** A process that dies right after a step is one that dies before the next. */
function modesAt(step: number, steps: number): FaultMode[] {
  const all: FaultMode[] = ['before', 'crash', 'after'];
  const modes = isLarge ? all : [all[(step - 1) % all.length] as FaultMode];
  return [...modes, ...(step === steps ? (['crash-after'] as const) : [])];
}

const faultsOf = (steps: number): [at: number, mode: FaultMode][] =>
  Array.from({ length: steps }, (_, index) => index + 1).flatMap((step) =>
    modesAt(step, steps).map((mode): [number, FaultMode] => [step, mode]),
  );

const start = performance.now();
const met = { changes: 0, steps: 0, faults: 0 };

afterAll(() => {
  if (isLarge)
    say(
      `Faults: ${met.faults} at the ${met.steps} steps of ${met.changes} changes left nothing half done, ` +
        secondsSince(start),
    );
});

describe.each(Object.entries(scenarios))('%s', (name, prepare) => {
  test('with a fault before, after or at any of its steps leaves nothing half done', async () => {
    const act = await prepare();
    const before = outlineOf(await everything());
    const whole = await withFault(0, 'before', act);
    const done = outlineOf(await everything());
    expect(whole.effects).toBeGreaterThan(0);
    expect(done).not.toEqual(before);
    let interruptions = 0;
    for (const [at, mode] of faultsOf(whole.effects)) {
      interruptions += 1;
      await resetStores();
      const again = await prepare();
      let answer = { status: 0 };
      await withFault(at, mode, async () => {
        answer = await again();
      });
      const step = `${mode} at step ${at}: answered ${answer.status}`;
      await sweepLater();
      const stored = await everything();
      const now = outlineOf(stored);
      if (!inParts.has(name)) expect([before, done], step).toContainEqual(now);
      // Nobody may be told of a success that did not happen.
      if (succeeded(answer)) expect(now, step).toEqual(done);
      expect(straysIn(stored), step).toEqual([]);
      // Trying again is safe, and completes what did not happen; a second edit is simply one more edit.
      if (onceMore.has(name) && isDeepStrictEqual(now, done)) continue;
      await again();
      expect(outlineOf(await everything()), `${step}, then tried again`).toEqual(done);
    }
    expect(interruptions).toBe(whole.effects * (isLarge ? 3 : 1) + 1);
    met.changes += 1;
    met.steps += whole.effects;
    met.faults += interruptions;
  }, 180_000);
});

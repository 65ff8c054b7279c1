import { blogForm, productForm } from '../make/content-forms.ts';
import { photo, proof } from '../make/images.ts';
import { codeFor } from '../make/institutions.ts';
import { registrationForm } from '../make/people.ts';
import { type Act, type Around, isDone, type Own } from './storm-act.ts';
import { bookkeeping, paying, visitorsBill } from './storm-money.ts';
import { type Actor, Town } from './storm-town.ts';

const visiting: readonly Act[] = [
  async ({ random, town, do: call }) => {
    // Some have the same address.
    const taken = random.chance(0.3) ? { email: `tamu-${random.int(1, 5)}@example.org` } : {};
    const bill = random.chance(0.5) ? await visitorsBill(random, town, call) : undefined;
    const billed = bill === undefined ? {} : { bill };
    const form = await registrationForm({ expertise: town.newText(), ...taken, ...billed });
    const answer = await call('register', form, { by: undefined });
    if (isDone(answer)) town.applicants.push((answer.body as { _id: string })._id);
  },
  async ({ town, do: call }) => {
    const message = { firstName: 'Dewi', email: 'dewi@example.org', message: town.newText() };
    await call('sendContactMessage', message, { by: undefined });
  },
  async ({ random, town, do: call }) => {
    if (town.invited.length === 0) return;
    const { institutionId, email } = random.pick(town.invited);
    const code = await codeFor(institutionId, email).catch(() => undefined);
    if (code === undefined) return;
    const form = { code, name: 'Staf Baru', password: 'rahasia-baru', confirmPassword: 'rahasia-baru' };
    await call('joinByInvitation', form, { by: undefined });
  },
];

const ownActs: Own = (by) => [
  ...paying(by),
  async ({ town, do: call }) => {
    const text = town.newText();
    const writes = { place: `users/${by.id} expertise`, text };
    await call('updateProfile', { name: by.name, expertise: text }, { by, writes });
  },
  async ({ do: call }) => {
    await call('changePhoto', { profilePhoto: await photo() }, { by });
  },
  async ({ town, do: call }) => {
    await call('answerQuestion', { text: town.newText() }, { by, action: 'question.answer', target: by.id });
  },
  async ({ do: call }) => {
    await call('reissueCard', {}, { by, action: 'card.reissue', target: by.id });
  },
];

/** Two in three are about somebody new: else all is decided soon. */
const applicantOf = ({ random, town }: Around): string =>
  random.pick(random.chance(0.7) ? town.applicants.slice(-6) : town.applicants);

const judging: Own = (by) => [
  async (around) => {
    const id = applicantOf(around);
    await around.do('approveRegistration', { id }, { by, action: 'registration.approve', target: id });
  },
  async (around) => {
    const id = applicantOf(around);
    const reason = around.town.newText();
    await around.do('rejectRegistration', { id, reason }, { by, action: 'registration.reject', target: id });
  },
  async ({ random, town, do: call }) => {
    const { id } = random.pick(town.payers);
    await call('approveRenewal', { id }, { by, action: 'renewal.approve', target: id });
  },
  async ({ random, town, do: call }) => {
    const { id } = random.pick(town.payers);
    await call('rejectRenewal', { id, reason: 'Buram.' }, { by, action: 'renewal.reject', target: id });
  },
];

const deciding: Own = (by) => [
  ...judging(by),
  async (around) => {
    const { random, town } = around;
    const id = random.chance(0.5) ? random.pick(town.members).id : applicantOf(around);
    await around.do('askApplicant', { id, text: town.newText() }, { by, action: 'question.ask', target: id });
  },
  async ({ random, town, do: call }) => {
    const { id, name } = random.pick(town.members);
    const text = town.newText();
    const writes = { place: `users/${id} expertise`, text };
    await call(
      'updateUser',
      { id, name, expertise: text },
      { by, action: 'user.update', target: id, writes },
    );
  },
  async (around) => {
    const id = applicantOf(around);
    if (around.random.chance(0.7)) return;
    await around.do('deleteUser', { id }, { by, action: 'user.delete', target: id });
  },
  async ({ random, town, do: call }) => {
    const { id } = random.pick(town.promotable);
    await call('promoteToAdmin', { id }, { by, action: 'admin.promote', target: id });
  },
  async ({ random, town, do: call }) => {
    const { id } = random.pick(town.promotable);
    await call('demoteAdmin', { id }, { by, action: 'admin.demote', target: id });
  },
  async ({ random, town, do: call }) => {
    const id = random.pick(town.messages);
    const state = random.pick(['open', 'done'] as const);
    const action = state === 'done' ? 'message.done' : 'message.reopen';
    await call('updateMessage', { id, state }, { by, action, target: id });
  },
];

const writing: Own = (by) => [
  async ({ random, town, do: call }) => {
    const uploaded = random.chance(0.5)
      ? await call('uploadImage', { image: await proof() }, { by })
      : undefined;
    const { image, imageSize } = (isDone(uploaded) ? uploaded.body : {}) as {
      image?: string;
      imageSize?: { width: number; height: number };
    };
    const picture =
      image && imageSize ? [{ type: 'image' as const, src: image, alt: 'Peta', ...imageSize }] : [];
    const content = [{ type: 'text' as const, content: 'Paragraf.' }, ...picture];
    const answer = await call('createBlog', blogForm({ title: town.newText(), content }), {
      by,
      action: 'blog.create',
    });
    if (isDone(answer)) town.blogs.push((answer.body as { blog: { _id: string } }).blog._id);
  },
  async ({ random, town, do: call }) => {
    if (town.blogs.length === 0) return;
    const [id, text] = [random.pick(town.blogs), town.newText()];
    const form = { id, title: text, author: 'Sari', content: 'Paragraf.', image: await proof() };
    const writes = { place: `blogs/${id} title`, text };
    await call('updateBlog', form, { by, action: 'blog.update', target: id, writes });
  },
  async ({ random, town, do: call }) => {
    if (town.blogs.length === 0) return;
    const id = random.pick(town.blogs);
    await call('deleteBlog', { id }, { by, action: 'blog.delete', target: id });
  },
  async ({ random, town, do: call }) => {
    if (town.blogs.length === 0) return;
    const id = random.pick(town.blogs);
    await call('restoreFromBin', { id }, { by, action: 'blog.restore', target: id });
  },
  async ({ random, town, do: call }) => {
    if (town.blogs.length === 0 || random.chance(0.6)) return;
    const id = random.pick(town.blogs);
    await call('deleteForGood', { id }, { by, action: 'blog.erase', target: id });
  },
  async ({ town, do: call }) => {
    await call('createProduct', await productForm({ title: town.newText() }), {
      by,
      action: 'product.create',
    });
  },
];

const coordinating = (actor: Actor & { kind: 'coordinator' }): readonly Act[] => {
  const { person: by, institution } = actor;
  const { id } = institution;
  return [
    ...paying(by),
    async ({ do: call }) => {
      await call('issueInvoice', {}, { by });
    },
    async ({ random, town, do: call }) => {
      const email = `staf-${random.int(1, 40)}@example.org`;
      const answer = await call('inviteStaff', { id, email }, { by, action: 'seat.invite', target: id });
      if (isDone(answer)) town.invited.push({ institutionId: id, email });
    },
    async ({ random, do: call }) => {
      const { invitations } = await Town.seatsOf(id);
      if (invitations.length === 0) return;
      const input = { id, invitation: random.pick(invitations) };
      await call('withdrawInvitation', input, { by, action: 'seat.withdraw', target: id });
    },
    async ({ random, do: call }) => {
      const { seats } = await Town.seatsOf(id);
      if (seats.length === 0) return;
      await call('removeSeat', { id, user: random.pick(seats) }, { by, action: 'seat.remove', target: id });
    },
  ];
};

/** All that may come to somebody's mind. */
export function actsOf(actor: Actor): readonly Act[] {
  if (actor.kind === 'visitor') return visiting;
  if (actor.kind === 'member') return ownActs(actor.person);
  if (actor.kind === 'coordinator') return coordinating(actor);
  if (actor.kind === 'treasurer') return [...judging(actor.person), ...bookkeeping(actor.person)];
  return [...deciding(actor.person), ...writing(actor.person)];
}

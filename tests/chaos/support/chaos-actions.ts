import { blogForm, productForm } from '../../support/factories/content-forms.ts';
import { photo, proof } from '../../support/factories/images.ts';
import { codeFor } from '../../support/factories/institutions.ts';
import { registrationForm } from '../../support/factories/people.ts';
import { type ActionContext, type ActionsOf, type ChaosAction, isDone } from './chaos-action.ts';
import { openVisitorBill, payerActions, treasurerActions } from './chaos-money.ts';
import { type Actor, ChaosScenario } from './chaos-scenario.ts';

const visitorActions: readonly ChaosAction[] = [
  async ({ random, scenario, call }) => {
    // Some visitors use the same address.
    const taken = random.chance(0.3) ? { email: `tamu-${random.int(1, 5)}@example.org` } : {};
    const billed = random.chance(0.5) ? await openVisitorBill(random, scenario, call) : {};
    const form = await registrationForm({ expertise: scenario.newText(), ...taken, ...billed });
    const answer = await call('register', form, { by: undefined });
    if (isDone(answer)) scenario.applicants.push((answer.body as { _id: string })._id);
  },
  async ({ scenario, call }) => {
    const message = { firstName: 'Dewi', email: 'dewi@example.org', message: scenario.newText() };
    await call('sendContactMessage', message, { by: undefined });
  },
  async ({ random, scenario, call }) => {
    if (scenario.invited.length === 0) return;
    const { institutionId, email } = random.pick(scenario.invited);
    const code = await codeFor(institutionId, email).catch(() => undefined);
    if (code === undefined) return;
    const form = { code, name: 'Staf Baru', password: 'rahasia-baru', confirmPassword: 'rahasia-baru' };
    await call('joinByInvitation', form, { by: undefined });
  },
];

const memberActions: ActionsOf = (by) => [
  ...payerActions(by),
  async ({ scenario, call }) => {
    const text = scenario.newText();
    const writes = { place: `users/${by.id} expertise`, text };
    await call('updateProfile', { name: by.name, expertise: text }, { by, writes });
  },
  async ({ call }) => {
    await call('changePhoto', { profilePhoto: await photo() }, { by });
  },
  async ({ scenario, call }) => {
    await call(
      'answerQuestion',
      { text: scenario.newText() },
      { by, action: 'question.answer', target: by.id },
    );
  },
  async ({ call }) => {
    await call('reissueCard', {}, { by, action: 'card.reissue', target: by.id });
  },
];

/** Picks one of the newest applicants in seven of ten cases; otherwise most applicants are decided soon. */
const pickApplicant = ({ random, scenario }: ActionContext): string =>
  random.pick(random.chance(0.7) ? scenario.applicants.slice(-6) : scenario.applicants);

const reviewActions: ActionsOf = (by) => [
  async (context) => {
    const id = pickApplicant(context);
    await context.call('approveRegistration', { id }, { by, action: 'registration.approve', target: id });
  },
  async (context) => {
    const id = pickApplicant(context);
    const reason = context.scenario.newText();
    await context.call(
      'rejectRegistration',
      { id, reason },
      { by, action: 'registration.reject', target: id },
    );
  },
  async ({ random, scenario, call }) => {
    const { id } = random.pick(scenario.payers);
    await call('approveRenewal', { id }, { by, action: 'renewal.approve', target: id });
  },
  async ({ random, scenario, call }) => {
    const { id } = random.pick(scenario.payers);
    await call('rejectRenewal', { id, reason: 'Buram.' }, { by, action: 'renewal.reject', target: id });
  },
];

const adminActions: ActionsOf = (by) => [
  ...reviewActions(by),
  async (context) => {
    const { random, scenario } = context;
    const id = random.chance(0.5) ? random.pick(scenario.members).id : pickApplicant(context);
    await context.call(
      'askApplicant',
      { id, text: scenario.newText() },
      { by, action: 'question.ask', target: id },
    );
  },
  async ({ random, scenario, call }) => {
    const { id, name } = random.pick(scenario.members);
    const text = scenario.newText();
    const writes = { place: `users/${id} expertise`, text };
    await call(
      'updateUser',
      { id, name, expertise: text },
      { by, action: 'user.update', target: id, writes },
    );
  },
  async (context) => {
    const id = pickApplicant(context);
    if (context.random.chance(0.7)) return;
    await context.call('deleteUser', { id }, { by, action: 'user.delete', target: id });
  },
  async ({ random, scenario, call }) => {
    const { id } = random.pick(scenario.promotable);
    await call('promoteToAdmin', { id }, { by, action: 'admin.promote', target: id });
  },
  async ({ random, scenario, call }) => {
    const { id } = random.pick(scenario.promotable);
    await call('demoteAdmin', { id }, { by, action: 'admin.demote', target: id });
  },
  async ({ random, scenario, call }) => {
    const id = random.pick(scenario.messages);
    const state = random.pick(['open', 'done'] as const);
    const action = state === 'done' ? 'message.done' : 'message.reopen';
    await call('updateMessage', { id, state }, { by, action, target: id });
  },
];

const contentActions: ActionsOf = (by) => [
  async ({ random, scenario, call }) => {
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
    const answer = await call('createBlog', blogForm({ title: scenario.newText(), content }), {
      by,
      action: 'blog.create',
    });
    if (isDone(answer)) scenario.blogs.push((answer.body as { blog: { _id: string } }).blog._id);
  },
  async ({ random, scenario, call }) => {
    if (scenario.blogs.length === 0) return;
    const [id, text] = [random.pick(scenario.blogs), scenario.newText()];
    const form = { id, title: text, author: 'Sari', content: 'Paragraf.', image: await proof() };
    const writes = { place: `blogs/${id} title`, text };
    await call('updateBlog', form, { by, action: 'blog.update', target: id, writes });
  },
  async ({ random, scenario, call }) => {
    if (scenario.blogs.length === 0) return;
    const id = random.pick(scenario.blogs);
    await call('deleteBlog', { id }, { by, action: 'blog.delete', target: id });
  },
  async ({ random, scenario, call }) => {
    if (scenario.blogs.length === 0) return;
    const id = random.pick(scenario.blogs);
    await call('restoreFromBin', { id }, { by, action: 'blog.restore', target: id });
  },
  async ({ random, scenario, call }) => {
    if (scenario.blogs.length === 0 || random.chance(0.6)) return;
    const id = random.pick(scenario.blogs);
    await call('deleteForGood', { id }, { by, action: 'blog.erase', target: id });
  },
  async ({ scenario, call }) => {
    await call('createProduct', await productForm({ title: scenario.newText() }), {
      by,
      action: 'product.create',
    });
  },
];

const coordinatorActions = (actor: Actor & { kind: 'coordinator' }): readonly ChaosAction[] => {
  const { person: by, institution } = actor;
  const { id } = institution;
  return [
    ...payerActions(by),
    async ({ call }) => {
      await call('issueInvoice', {}, { by });
    },
    async ({ random, scenario, call }) => {
      const email = `staf-${random.int(1, 40)}@example.org`;
      const answer = await call('inviteStaff', { id, email }, { by, action: 'seat.invite', target: id });
      if (isDone(answer)) scenario.invited.push({ institutionId: id, email });
    },
    async ({ random, call }) => {
      const { invitations } = await ChaosScenario.seatsOf(id);
      if (invitations.length === 0) return;
      const input = { id, invitation: random.pick(invitations) };
      await call('withdrawInvitation', input, { by, action: 'seat.withdraw', target: id });
    },
    async ({ random, call }) => {
      const { seats } = await ChaosScenario.seatsOf(id);
      if (seats.length === 0) return;
      await call('removeSeat', { id, user: random.pick(seats) }, { by, action: 'seat.remove', target: id });
    },
  ];
};

export function getActions(actor: Actor): readonly ChaosAction[] {
  if (actor.kind === 'visitor') return visitorActions;
  if (actor.kind === 'member') return memberActions(actor.person);
  if (actor.kind === 'coordinator') return coordinatorActions(actor);
  if (actor.kind === 'treasurer') return [...reviewActions(actor.person), ...treasurerActions(actor.person)];
  return [...adminActions(actor.person), ...contentActions(actor.person)];
}

import type { ContentBlock } from '../../../schemas/content.ts';
import type { Translation } from '../../../text/language/localize.ts';
import dataGovernance from './article-data-governance.json' with { type: 'json' };
import enterpriseArchitecture from './article-enterprise-architecture.json' with { type: 'json' };
import processMining from './article-process-mining.json' with { type: 'json' };
import researchProposal from './article-research-proposal.json' with { type: 'json' };

export const dataGovernanceTitle = 'Data governance on campus: start with five small agreements';
export const dataGovernanceSummary =
  'Data governance makes people think of thick documents. On campus it is easier to start with five agreements that fit on one page: terms, owners, sources, quality and access.';
export const dataGovernanceAlt =
  'Illustration: a campus building with a joglo roof stands on connected layers of earth with batik patterns';
export const dataGovernanceContent = dataGovernance as readonly ContentBlock[];
export const processMiningTitle =
  'Notes from a process mining workshop: reading a process from its event log';
export const processMiningSummary =
  'What can twenty-four participants learn from one log file of a certificate service? Notes from a two-day workshop: preparing the log, discovering the process model, and resisting quick conclusions.';
export const processMiningAlt =
  'Illustration: a canting draws wax on cloth, and its strokes form a process diagram';
export const processMiningContent = processMining as readonly ContentBlock[];
export const researchProposalTitle = 'How to write an information systems research proposal that can be done';
export const researchProposalSummary =
  'A good proposal is not the broadest one, but one that can still be completed after reality has had its say. An order of work from the problem, questions, method and data to the backup plan.';
export const researchProposalAlt =
  'Illustration: a dotted path leads through terraced rice fields to the top of a mountain';
export const researchProposalContent = researchProposal as readonly ContentBlock[];
export const enterpriseArchitectureTitle =
  'E-government and enterprise architecture: connect services, don’t pile up applications';
export const enterpriseArchitectureSummary =
  'When the list of applications is finished, the real work of architecture begins. Reading the services of local government layer by layer, and the small decisions that connect them.';
export const enterpriseArchitectureAlt =
  'Illustration: a stepped temple whose terraces are layers of an architecture, connected by lines and nodes';
export const enterpriseArchitectureContent = enterpriseArchitecture as readonly ContentBlock[];
export const dataCycleAlt = 'Diagram: five connected data agreements arranged in a circle around one centre';
export const processMapAlt = 'Diagram: a process map with one thick main path, two side paths and one loop';
export const researchFrameAlt =
  'Diagram: five blocks from problem to conclusion, connected by a red thread that returns to the start';
export const architectureLayersAlt =
  'Diagram: four stacked layers of an architecture, crossed by one service from top to bottom';

export type Checked = Translation<typeof import('../id/articles.ts'), typeof import('./articles.ts')>;

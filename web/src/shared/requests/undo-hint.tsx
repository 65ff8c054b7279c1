import { undoMs } from './pending-decision.ts';

/** Says how long a decision on requests can be undone (requirements 4.5.7). */
export const UndoHint = () => (
  <p className="text-muted text-sm">
    {`Dapat diurungkan selama ${undoMs / 1000} detik. Setelah terkirim, keputusan tetap.`}
  </p>
);

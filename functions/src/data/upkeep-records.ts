/** When a backup was brought back last (`upkeep/restore`). */
export interface RestoreRecord {
  at: Date;
}

/** A restore under way (`upkeep/restoring`), which goes on there when it was interrupted. */
export interface RestoringRecord {
  /** Id of the backup. */
  backup: string;
  startedAt: Date;
  /** Parts of the backup that are here. */
  parts: number;
  /** All that the backup has was found here, as it was. */
  isVerified: boolean;
}

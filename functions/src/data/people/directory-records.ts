import type { DirectoryAudiences, DirectoryOffer } from 'contract/rules/people/directory';

/** A person's entry in the member directory, part of the user. Other shown values are those of the user. */
export interface DirectoryEntry {
  /** Random id in the address of the profile; null while withdrawn. A publication after that has a new one. */
  publicId: string | null;
  /** Lacks the fields that are newer than the entry. */
  audiences: Partial<DirectoryAudiences>;
  bio: string;
  offers: DirectoryOffer[];
  /** Whether search engines may list the profile. */
  isSearchable: boolean;
  /** The consent of the last publication. */
  consent: { version: string; at: Date };
  updatedAt: Date;
  /** Set while admins hide the entry. */
  hidden?: { at: Date; reason: string } | null;
}

ALTER TABLE "identities" ADD COLUMN "had_foreign_account" boolean DEFAULT false NOT NULL;

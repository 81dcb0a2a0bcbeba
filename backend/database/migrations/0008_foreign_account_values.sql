UPDATE "identities" SET "had_foreign_account" = true FROM "members" WHERE "members"."uid" = "identities"."uid" AND "members"."had_foreign_provider";

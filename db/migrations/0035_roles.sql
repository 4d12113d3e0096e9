ALTER TABLE "staff" DROP CONSTRAINT "staff_role";--> statement-breakpoint
ALTER TABLE "staff_invitations" DROP CONSTRAINT "staff_invitations_role";--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "last_sign_in_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_role" CHECK ("staff"."role" in ('owner', 'editor', 'responder', 'reader'));--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_role" CHECK ("staff_invitations"."role" in ('owner', 'editor', 'responder', 'reader'));--> statement-breakpoint
UPDATE "staff" SET "last_sign_in_at" = (SELECT max("created_at") FROM "staff_sessions" WHERE "user_id" = "staff"."id");

CREATE TABLE "mail_failures" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"count" integer NOT NULL,
	"since" timestamp with time zone,
	"last_error" text NOT NULL,
	CONSTRAINT "mail_failures_one_row" CHECK ("mail_failures"."only")
);
--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_kind";--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_kind" CHECK ("outbox"."kind" in ('inquiry-for-staff', 'inquiry-confirmation', 'inquiry-reply', 'staff-invitation', 'password-reset', 'email-change', 'second-factor-reset', 'visitor-list', 'quote', 'quote-reminder', 'quote-accepted', 'quote-answer', 'digest'));
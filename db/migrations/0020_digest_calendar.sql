CREATE TABLE "last_digest" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "last_digest_one_row" CHECK ("last_digest"."only")
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"staff_id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_kind";--> statement-breakpoint
ALTER TABLE "setting_versions" DROP CONSTRAINT "setting_versions_section";--> statement-breakpoint
ALTER TABLE "settings" DROP CONSTRAINT "settings_section";--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_token_unique" ON "calendar_feeds" USING btree ("token_hash");--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_kind" CHECK ("outbox"."kind" in ('inquiry-for-staff', 'inquiry-confirmation', 'inquiry-reply', 'staff-invitation', 'password-reset', 'email-change', 'visitor-list', 'digest'));--> statement-breakpoint
ALTER TABLE "setting_versions" ADD CONSTRAINT "setting_versions_section" CHECK ("setting_versions"."section" in ('business', 'hours', 'hero', 'look', 'home', 'seo', 'services', 'policies', 'howItWorks', 'faq', 'reviews', 'events', 'search', 'planner', 'mails', 'digest', 'fees'));--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_section" CHECK ("settings"."section" in ('business', 'hours', 'hero', 'look', 'home', 'seo', 'services', 'policies', 'howItWorks', 'faq', 'reviews', 'events', 'search', 'planner', 'mails', 'digest', 'fees'));
CREATE TABLE "setting_versions" (
	"section" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"value" jsonb NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"saved_by" text,
	CONSTRAINT "setting_versions_section_version_pk" PRIMARY KEY("section","version"),
	CONSTRAINT "setting_versions_section" CHECK ("setting_versions"."section" in ('business', 'hours', 'hero', 'look', 'home', 'seo', 'services', 'policies', 'howItWorks', 'faq', 'reviews', 'events', 'search', 'planner', 'mails', 'fees'))
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"section" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"value" jsonb NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	"saved_by" text,
	CONSTRAINT "settings_section_pk" PRIMARY KEY("section"),
	CONSTRAINT "settings_section" CHECK ("settings"."section" in ('business', 'hours', 'hero', 'look', 'home', 'seo', 'services', 'policies', 'howItWorks', 'faq', 'reviews', 'events', 'search', 'planner', 'mails', 'fees')),
	CONSTRAINT "settings_version" CHECK ("settings"."version" > 0)
);
--> statement-breakpoint
ALTER TABLE "rental_items" DROP CONSTRAINT "rental_items_lists";--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_kind";--> statement-breakpoint
ALTER TABLE "rental_items" ADD COLUMN "goes_with" uuid[] DEFAULT '{}'::uuid[] NOT NULL;--> statement-breakpoint
ALTER TABLE "rental_items" ADD CONSTRAINT "rental_items_lists" CHECK (array_position("rental_items"."images", null) is null and array_position("rental_items"."tags", null) is null and array_position("rental_items"."colors", null) is null and array_position("rental_items"."goes_with", null) is null) NOT VALID;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_kind" CHECK ("outbox"."kind" in ('inquiry-for-staff', 'inquiry-confirmation', 'staff-invitation', 'password-reset', 'email-change', 'visitor-list'));
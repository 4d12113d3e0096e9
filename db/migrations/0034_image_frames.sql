ALTER TABLE "media" ADD COLUMN "focus_x" integer DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "focus_y" integer DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "crop" jsonb;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "crop_url" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_focus" CHECK ("media"."focus_x" between 0 and 100 and "media"."focus_y" between 0 and 100);--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_crop" CHECK (("media"."crop" is null) = ("media"."crop_url" = ''));
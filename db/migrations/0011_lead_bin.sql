DROP INDEX "leads_status_created";--> statement-breakpoint
DROP INDEX "leads_desk";--> statement-breakpoint
CREATE INDEX "leads_bin" ON "leads" USING btree ("deleted_at" DESC NULLS LAST,"id") WHERE "leads"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "leads_status_created" ON "leads" USING btree ("status","created_at" DESC NULLS LAST,"id") WHERE "leads"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "leads_desk" ON "leads" USING btree (("status" <> 'pending'),"created_at" DESC NULLS LAST,"id") WHERE "leads"."status" <> 'quarantined' and "leads"."deleted_at" is null;
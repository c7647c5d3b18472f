<?php

namespace Laravel\Sanctum;

use App\Models\User;
use Illuminate\Database\Eloquent\Model;

/** In place of Sanctum: a token `id|secret`; the database stores only the secret's hash. */
class PersonalAccessToken extends Model
{
    protected $guarded = [];

    protected $casts = ['expires_at' => 'datetime'];

    public static function userOf(?string $bearer): ?User
    {
        [$id, $secret] = array_pad(explode('|', $bearer ?? '', 2), 2, '');
        $token = self::find($id);
        if ($token === null || ! hash_equals($token->token, hash('sha256', $secret)) || $token->expires_at?->isPast()) {
            return null;
        }

        return User::find($token->user_id)?->withAccessToken($token);
    }
}
